/** How strong a password is (spec section 5): one list of checks for the page's meter and the server's refusal. */

export const passwordChecks = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordCheck = (typeof passwordChecks)[number];

/** Which checks a password meets, and its score from 0 to 100, split evenly over them. */
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
