import { passwordStrength } from '../../../locales/password-strength.ts';

export type PasswordField = 'captcha' | 'userName' | 'currentPassword' | 'code' | 'newPassword';
export type PasswordRule = 'captchaRequired' | 'userNameRequired' | 'userNameTooShort' | 'currentPasswordRequired' | 'codeRequired' | 'newPasswordRequired' | 'newPasswordWeak';
export type PasswordFault = { field: PasswordField; rule: PasswordRule };

/** What of the form is asked for; a part that is left out is not. */
export type PasswordEntry = { captchaToken?: string; userName?: string; currentPassword?: string; code?: string; newPassword?: string };

const minimumUserName = 4;
export const codeLength = 4;

/** What is wrong with the form, in the order of its fields, the captcha first (spec section 5). */
export function passwordFaults({ captchaToken, userName, currentPassword, code, newPassword }: PasswordEntry): PasswordFault[] {
  const faults: PasswordFault[] = [];
  if (captchaToken === '') faults.push({ field: 'captcha', rule: 'captchaRequired' });
  if (userName === '') faults.push({ field: 'userName', rule: 'userNameRequired' });
  else if (userName !== undefined && userName.length < minimumUserName) faults.push({ field: 'userName', rule: 'userNameTooShort' });
  if (currentPassword === '') faults.push({ field: 'currentPassword', rule: 'currentPasswordRequired' });
  if (code !== undefined && code.length < codeLength) faults.push({ field: 'code', rule: 'codeRequired' });
  if (newPassword === '') faults.push({ field: 'newPassword', rule: 'newPasswordRequired' });
  else if (newPassword !== undefined && passwordStrength(newPassword).missing.length > 0) faults.push({ field: 'newPassword', rule: 'newPasswordWeak' });
  return faults;
}
