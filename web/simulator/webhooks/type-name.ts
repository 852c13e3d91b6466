import type { Schema } from '../../api/operations.ts';

type Part<Type extends string> = Type extends `bh.sis.${string}.${infer Name}.v${number}` ? Name : never;

/** The name of a type of event in the texts, such as `registered`. */
export const typeName = (type: Schema<'WebhookType'>) => type.split('.')[3] as Part<Schema<'WebhookType'>>;
