/** Checks of password strength, shared by the page's meter and the server's validation. */

export const passwordChecks = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordCheck = (typeof passwordChecks)[number];

/** The checks that a password meets and misses, and its score from 0 to 100, divided evenly over the checks. */
export type PasswordStrength = { met: PasswordCheck[]; missing: PasswordCheck[]; score: number };

export function passwordStrength(password: string, minimumLength = 8): PasswordStrength {
  const text = password.normalize('NFC');
  const passes: Record<PasswordCheck, boolean> = {
    length: [...text].length >= minimumLength,
    lowercase: /\p{Ll}/u.test(text),
    uppercase: /\p{Lu}/u.test(text),
    digit: /\p{Nd}/u.test(text),
    special: /[^\p{L}\p{M}\p{N}\s]/u.test(text),
  };
  const met = passwordChecks.filter((check) => passes[check]);
  return {
    met,
    missing: passwordChecks.filter((check) => !passes[check]),
    score: Math.round((met.length * 100) / passwordChecks.length),
  };
}
