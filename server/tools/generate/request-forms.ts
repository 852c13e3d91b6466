import type { ContractDocument } from '../../http/contract-operations.ts';
import { findForm } from '../../features/request/request-form.ts';
import { productKinds } from '../../features.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Generates the file with the request forms that consist of plain fields, for the page. */
export function requestForms(contract: ContractDocument): GeneratedFile[] {
  const rows = Object.values(productKinds).flatMap((kind) => {
    const form = findForm(contract, kind.name);
    if (!form) return [];
    const fields = Object.entries(form.fields).map(([name, field]) => `      ${name}: ${JSON.stringify(field)},\n`);
    const { operation, sendsDraft, onlySaves, subject, takes } = form;
    const drafts = kind.draft !== undefined && !onlySaves && (sendsDraft || takes.includes('draft'));
    return [
      `  ${kind.name}: {\n`,
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
