import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirst } from './focus-first.ts';
import type { PasswordEntry, PasswordFault, PasswordField } from './password-validation.ts';
import { passwordFaults } from './password-validation.ts';

/**
 * The faults of a password form. They are found on submission, and each is removed when its field changes. The first
 * invalid field gets the focus.
 */
export function usePasswordFaults() {
  const { t } = useTranslation('account');
  const [faults, setFaults] = useState<PasswordFault[]>([]);
  const form = useRef<HTMLFormElement>(null);

  const faultOf = (field: PasswordField): string | undefined => {
    const fault = faults.find((found) => found.field === field);
    return fault && t(`validation.${fault.rule}`);
  };
  const corrected = (field: PasswordField): void => setFaults((now) => now.filter((fault) => fault.field !== field));
  /** The value and fault of a field, as its component takes them. A change removes the fault. */
  const fieldOf = (field: PasswordField, value: string, change: (value: string) => void) => ({
    value,
    error: faultOf(field),
    onChange: (next: string): void => {
      change(next);
      corrected(field);
    },
  });
  /** Checks the form. Returns true if it may be sent. */
  const complete = (entry: PasswordEntry): boolean => {
    const found = passwordFaults(entry);
    setFaults(found);
    if (found.length > 0) focusFirst(form.current, found);
    return found.length === 0;
  };
  return { form, faultOf, corrected, fieldOf, complete };
}
