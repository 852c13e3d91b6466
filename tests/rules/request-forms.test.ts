import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { findForm } from '../../server/features/request/request-form.ts';
import { productKinds } from '../../server/features.ts';
import { contract } from '../../server/http/contract.ts';
import type { ContractDocument } from '../../server/http/contract-operations.ts';
import { languages } from '../../locales/i18n.ts';
import { requestForms } from '../../web/api/request-forms.gen.ts';

/** The forms of requests with plain fields: they are read from the contract and have texts in both languages. */

type Operation = { operationId: string; 'x-request-call': object; body?: object };
const documentOf = (operations: Operation[], schemas: object = {}): ContractDocument =>
  ({
    openapi: '3.1.0',
    info: { version: '1' },
    paths: Object.fromEntries(
      operations.map(({ body, ...operation }) => [
        `/${operation.operationId}`,
        {
          post: {
            ...operation,
            ...(body && {
              requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } } },
            }),
          },
        },
      ]),
    ),
    components: { schemas: { Body: operations.find(({ body }) => body)?.body, ...schemas } },
  }) as ContractDocument;
const send = { operationId: 'submitPermit', 'x-request-call': { kind: 'permit', does: 'send', subject: 'carId' } };

describe('the form of a kind', () => {
  it('has the properties of the body as fields, but for the subject and what says how it is sent', () => {
    const body = {
      required: ['plate', 'carId'],
      properties: {
        carId: { type: 'integer', maximum: 9 },
        plate: { type: 'string', maxLength: 10 },
        from: { type: 'string', format: 'date' },
        places: { type: 'integer', maximum: 3 },
        why: { description: 'Why', $ref: '#/components/schemas/Why' },
        proof: { type: 'string', format: 'binary' },
        draft: { type: 'string', maxLength: 20 },
        consequences: { type: 'string' },
      },
    };
    const document = documentOf([{ ...send, body }], { Why: { type: 'string', enum: ['near', 'far'] } });
    expect(findForm(document, 'permit')).toEqual({
      operation: 'submitPermit',
      sendsDraft: false,
      onlySaves: false,
      subject: 'carId',
      takes: ['draft', 'consequences'],
      fields: {
        plate: { type: 'text', longest: 10, required: true },
        from: { type: 'date', required: false },
        places: { type: 'number', most: 3, required: false },
        why: { type: 'choice', name: 'Why', options: ['near', 'far'], required: false },
        proof: { type: 'file', required: true },
      },
    });
  });
  it('is that of the call that saves it, if sending has no body', () => {
    const save = {
      operationId: 'savePermit',
      'x-request-call': { kind: 'permit', does: 'save', required: ['plate'] },
      body: { properties: { plate: { type: 'string', maxLength: 10 } } },
    };
    expect(findForm(documentOf([send, save]), 'permit')).toMatchObject({
      operation: 'submitPermit',
      sendsDraft: true,
      onlySaves: false,
      fields: { plate: { required: true } },
    });
  });
  it('is only saved, if sending has a body of its own', () => {
    const save = {
      operationId: 'savePermit',
      'x-request-call': { kind: 'permit', does: 'save' },
      body: { properties: { plate: { type: 'string', maxLength: 10 } } },
    };
    expect(findForm(documentOf([{ ...send, body: save.body }, save]), 'permit')).toMatchObject({
      operation: 'savePermit',
      sendsDraft: false,
      onlySaves: true,
    });
  });
  it.each([
    ['another kind', documentOf([{ ...send, body: {} }]), 'refund'],
    ['a call without a body', documentOf([send]), 'permit'],
    ['a list', documentOf([{ ...send, body: { properties: { cars: { type: 'array' } } } }]), 'permit'],
    ['a text without a limit', documentOf([{ ...send, body: { properties: { why: { type: 'string' } } } }]), 'permit'],
  ])('is none for %s', (_, document, kind) => expect(findForm(document, kind)).toBeUndefined());
});

describe('the forms that the page draws', () => {
  it('have the fields and files that the request keeps', () => {
    const differ = Object.entries(requestForms).filter(([name, { fields }]) => {
      const { fields: kept = {}, files = [] } = productKinds[name as keyof typeof requestForms];
      return (
        Object.keys(fields).sort().join() !== [...Object.keys(kept), ...files.map((file) => file.name)].sort().join()
      );
    });
    expect(differ.map(([name]) => name)).toEqual([]);
    expect(Object.keys(requestForms).length).toBeGreaterThan(8);
  });
  it('are none of a kind whose call names them otherwise', () =>
    expect(['refund', 'transport'].filter((name) => name in requestForms)).toEqual([]));
});

type Texts = { [key: string]: string | Texts };
type RequestTexts = { facts: Texts; options: Record<string, Texts>; forms: Record<string, Texts> };
const own = ['title', 'description', 'send', 'confirmTitle', 'confirmSend', 'confirmText'];
const ofField = ['label', 'note', 'needed'];

describe.each(languages)('the texts of forms in %s', (language) => {
  const { facts, options, forms } = JSON.parse(
    readFileSync(join(projectRoot, 'locales', language, 'request.json'), 'utf8'),
  ) as RequestTexts;
  it.each(Object.entries(forms))('%s: each belongs to the form or to one of its fields', (kind, texts) => {
    const fields = Object.keys(findForm(contract, kind)?.fields ?? {});
    const unknown = Object.entries(texts).flatMap(([key, value]) => {
      if (own.includes(key) || !fields.includes(key) || typeof value === 'string')
        return own.includes(key) ? [] : [key];
      return Object.keys(value).filter(
        (part) => !ofField.includes(part.replace(/_(zero|one|two|few|many|other)$/, '')),
      );
    });
    expect(unknown).toEqual([]);
  });
  it.each(
    Object.keys(productKinds).filter((kind) => forms[kind] || productKinds[kind as 'appeal'].page.includes('/new/')),
  )('%s: every field has a label, and every choice its options', (kind) => {
    const fields = Object.entries(findForm(contract, kind)?.fields ?? {});
    const lacks = fields.flatMap(([name, field]) => {
      const texts = forms[kind]?.[name];
      const label = (typeof texts === 'object' && texts.label) || facts[name];
      const unnamed = field.type === 'choice' ? field.options.filter((one) => !options[field.name]?.[one]) : [];
      return [...(label ? [] : [name]), ...unnamed];
    });
    expect(lacks).toEqual([]);
  });
});
