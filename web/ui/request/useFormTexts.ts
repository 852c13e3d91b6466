import { useTranslation } from 'react-i18next';
import type { RequestKind } from './request-scope.ts';

/** The texts of a declared form in the reader's language. */
export type FormTexts = {
  /** The name of the kind of request; also the title if the form has none of its own. */
  kindName: string;
  title: string;
  description: string;
  send: string | undefined;
  confirmTitle: string | undefined;
  confirmSend: string | undefined;
  confirmText: string;
  labelOf: (name: string, required: boolean) => string;
  noteOf: (name: string, figures: Record<string, string | number>) => string;
  optionOf: (enumeration: string, value: string) => string;
  /** The messages for required fields without input, if they differ from the general one. */
  neededIn: (names: readonly string[]) => Record<string, string>;
};

/**
 * The texts of the form of a kind, in `request:forms.<kind>`: `title`, `description`, `send`, `confirmTitle`,
 * `confirmSend`, `confirmText`, and `label`, `note` and `needed` of each field. All are optional. `figures`: the values
 * to insert into them.
 */
export function useFormTexts(kind: RequestKind, figures: Record<string, string | number> = {}): FormTexts {
  const { t } = useTranslation('request');
  // The kinds and fields are known only at run time, so their keys are not typed.
  const find = (key: string, values: Record<string, string | number> = figures): string =>
    (t as (key: string, values: object) => string)(key, { ...values, defaultValue: '' });
  const own = (key: string, values?: Record<string, string | number>): string => find(`forms.${kind}.${key}`, values);
  return {
    kindName: find(`kinds.${kind}`),
    title: own('title') || find(`kinds.${kind}`),
    description: own('description'),
    send: own('send') || undefined,
    confirmTitle: own('confirmTitle') || undefined,
    confirmSend: own('confirmSend') || undefined,
    confirmText: own('confirmText'),
    labelOf: (name, required) => {
      const label = own(`${name}.label`);
      if (label) return label;
      const fact = find(`facts.${name}`);
      return required ? fact : t('form.optional', { label: fact });
    },
    noteOf: (name, values) => own(`${name}.note`, { ...figures, ...values }),
    optionOf: (enumeration, value) => find(`options.${enumeration}.${value}`),
    neededIn: (names) =>
      Object.fromEntries(names.map((name) => [name, own(`${name}.needed`)] as const).filter(([, text]) => text !== '')),
  };
}
