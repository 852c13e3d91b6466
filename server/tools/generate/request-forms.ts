import type { ContractDocument } from '../../http/contract-operations.ts';
import { findForm, type FormDeclaration } from '../../features/request/request-form.ts';
import type { Kind } from '../../features/request/request-kind.ts';
import { productKinds } from '../../features.ts';
import type { GeneratedFile } from './generated-file.ts';

/**
 * True if the body of the call has the same fields and files as the saved request. Only then can the page draw the new
 * form and a saved request from one declaration.
 */
function isPlain({ fields = {}, files = [] }: Kind, form: FormDeclaration): boolean {
  const saved = [...Object.keys(fields), ...files.map(({ name }) => name)];
  const sent = Object.keys(form.fields);
  return saved.length === sent.length && saved.every((name) => sent.includes(name));
}

/** Generates the file with the request forms that consist of plain fields, for the page. */
export function requestForms(contract: ContractDocument): GeneratedFile[] {
  const rows = Object.values(productKinds).flatMap((kind) => {
    const form = findForm(contract, kind.name);
    if (!form || !isPlain(kind, form)) return [];
    const fields = Object.entries(form.fields).map(([name, field]) => `      ${name}: ${JSON.stringify(field)},\n`);
    const { operation, sendsDraft, onlySaves, subject, takes } = form;
    const drafts = kind.draft !== undefined && !onlySaves && (sendsDraft || takes.includes('draft'));
    return [
      `  ${kind.name}: {\n`,
      `    page: '${kind.page}',\n`,
      `    operation: '${operation}',\n`,
      `    sendsDraft: ${String(sendsDraft)},\n`,
      `    drafts: ${String(drafts)},\n`,
      `    consequences: ${String(takes.includes('consequences'))},\n`,
      `    subject: ${JSON.stringify(subject)},\n`,
      `    fields: {\n${fields.join('')}    },\n  },\n`,
    ];
  });
  const content = [
    '/* Made from openapi.yaml by `npm run generate`. */\n',
    "import type { FormDeclaration } from './form-declaration.ts';\n\n",
    '/** The forms of requests that consist of plain fields, by kind. */\n',
    `export const requestForms = {\n${rows.join('')}} satisfies Record<string, FormDeclaration>;\n`,
  ].join('');
  return [{ file: 'web/api/request-forms.gen.ts', content }];
}
