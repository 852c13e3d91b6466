import { createElement, useEffect, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { ErrorBody } from '../../api/failure.ts';
import type { Refusal } from '../../api/operations.ts';
import { RefusalLine } from '../refusals/RefusalWords.tsx';

export type FormFailure = { status: number; error: ErrorBody };
type FieldErrors = {
  setErrors: Dispatch<SetStateAction<Record<string, ReactNode>>>;
  setFieldError: (name: string, error: ReactNode) => void;
  clearFieldError: (name: string) => void;
};

// Each reason has its own line, because the error of a field is one paragraph.
const toLines = (refusals: readonly Refusal[]): ReactNode[] =>
  refusals.map((refusal, key) => createElement(RefusalLine, { key, refusal }));

/**
 * State for the reasons of a refusal: those with a field are shown at the field, the others as `failure` above the
 * form. The first of the fields that were found invalid gets the focus.
 */
export function useFormRefusals(names: readonly string[], form: FieldErrors) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  // A new array for each refusal, so that the same fields get the focus again.
  const [found, setFound] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const invalid = element.current?.querySelectorAll<HTMLElement>(
      '[data-field][aria-invalid="true"], [data-file][data-invalid]',
    );
    [...(invalid ?? [])].find(({ dataset: { field, file } }) => found.includes(field ?? file ?? ''))?.focus();
  }, [found]);

  const refused = (outcome: FormFailure): void => {
    const { Refusals } = outcome.error;
    const isField = ({ Field }: Refusal): boolean => Field !== undefined && names.includes(Field);
    const fields = names.filter((name) => Refusals.some(({ Field }) => Field === name));
    // The errors of other fields stay, because the save of a file says nothing about them.
    form.setErrors((errors) => ({
      ...errors,
      ...Object.fromEntries(
        fields.map((name) => [name, toLines(Refusals.filter(({ Field }) => Field === name))] as const),
      ),
    }));
    const others = Refusals.filter((one) => !isField(one));
    setFailure(
      others.length > 0 || Refusals.length === 0 ? { ...outcome, error: { ...outcome.error, Refusals: others } } : null,
    );
    setFound(fields);
  };

  return {
    element,
    failure,
    setFailure,
    refused,
    /** Marks the fields that lack a value. */
    missing: (fields: readonly string[]): void => {
      form.setErrors(Object.fromEntries(fields.map((name) => [name, true])));
      setFound(fields);
    },
    /** Sets the reasons as the error of a field during input, or clears it if there are none. */
    judge: (name: string, refusals: readonly Refusal[]): void =>
      refusals.length > 0 ? form.setFieldError(name, toLines(refusals)) : form.clearFieldError(name),
  };
}
