import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ErrorBody } from '../../api/failure.ts';
import type { Refusal } from '../../api/operations.ts';
import { RefusalLine } from '../refusals/RefusalWords.tsx';

export type FormFailure = { status: number; error: ErrorBody };
type FieldErrors = {
  setErrors: (errors: Record<string, ReactNode>) => void;
  setFieldError: (name: string, error: ReactNode) => void;
  clearFieldError: (name: string) => void;
};

// Each reason has its own line, because the error of a field is one paragraph.
const toLines = (refusals: readonly Refusal[]): ReactNode[] =>
  refusals.map((refusal, key) => createElement(RefusalLine, { key, refusal }));

/**
 * State for the reasons of a refusal: those with a field are shown at the field, the others as `failure` above the
 * form. The first invalid field gets the focus.
 */
export function useFormRefusals(names: readonly string[], form: FieldErrors) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [errorCount, setErrorCount] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errorCount > 0)
      element.current
        ?.querySelector<HTMLElement>('[data-field][aria-invalid="true"], [data-file][data-invalid]')
        ?.focus();
  }, [errorCount]);
  const focusFirst = (): void => setErrorCount((count) => count + 1);

  const refused = (outcome: FormFailure): void => {
    const { Refusals } = outcome.error;
    const isField = ({ Field }: Refusal): boolean => Field !== undefined && names.includes(Field);
    form.setErrors(
      Object.fromEntries(
        names
          .map((name) => [name, toLines(Refusals.filter(({ Field }) => Field === name))] as const)
          .filter(([, lines]) => lines.length > 0),
      ),
    );
    const others = Refusals.filter((one) => !isField(one));
    setFailure(
      others.length > 0 || Refusals.length === 0 ? { ...outcome, error: { ...outcome.error, Refusals: others } } : null,
    );
    focusFirst();
  };

  return {
    element,
    failure,
    setFailure,
    refused,
    /** Marks the fields that lack a value. */
    missing: (fields: readonly string[]): void => {
      form.setErrors(Object.fromEntries(fields.map((name) => [name, true])));
      if (fields.length > 0) focusFirst();
    },
    /** Sets the reasons as the error of a field during input, or clears it if there are none. */
    judge: (name: string, refusals: readonly Refusal[]): void =>
      refusals.length > 0 ? form.setFieldError(name, toLines(refusals)) : form.clearFieldError(name),
  };
}
