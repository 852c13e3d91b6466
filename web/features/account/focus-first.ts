import type { PasswordFault } from './password-validation.ts';
import type { SignInFault } from './sign-in-validation.ts';

type Field = (PasswordFault | SignInFault)['field'];

const places: Partial<Record<Field, string>> = {
  code: '[data-code] input',
  captcha: '[name="captcha"], [data-captcha]',
};

/** Moves the focus to the first invalid field in page order. */
export const focusFirst = (form: HTMLElement | null, faults: { field: Field }[]): void =>
  form?.querySelector<HTMLElement>(faults.map(({ field }) => places[field] ?? `[name="${field}"]`).join(','))?.focus();
