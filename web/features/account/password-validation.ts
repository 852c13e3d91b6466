import { passwordStrength } from '../../../locales/password-strength.ts';

export type PasswordField =
  | 'captcha'
  | 'studentCode'
  | 'userName'
  | 'email'
  | 'currentPassword'
  | 'code'
  | 'newPassword';
export type PasswordRule =
  | 'captchaRequired'
  | 'studentCodeRequired'
  | 'studentCodeTooShort'
  | 'emailRequired'
  | 'emailInvalid'
  | 'userNameRequired'
  | 'userNameTooShort'
  | 'currentPasswordRequired'
  | 'codeRequired'
  | 'newPasswordRequired'
  | 'newPasswordWeak';
export type PasswordFault = { field: PasswordField; rule: PasswordRule };

/** The values of a password form. A field that the form lacks is undefined and is not checked. */
export type PasswordEntry = {
  captchaToken?: string;
  studentCode?: string;
  userName?: string;
  email?: string;
  currentPassword?: string;
  code?: string;
  newPassword?: string;
};

const minimumUserName = 4;
export const codeLength = 4;
/** The shape of an e-mail address: a name, an at sign and a host with a dot. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The faults of the form, in the order of its fields with the captcha first. */
export function passwordFaults({
  captchaToken,
  studentCode,
  userName,
  email,
  currentPassword,
  code,
  newPassword,
}: PasswordEntry): PasswordFault[] {
  const faults: PasswordFault[] = [];
  if (captchaToken === '') faults.push({ field: 'captcha', rule: 'captchaRequired' });
  if (studentCode === '') faults.push({ field: 'studentCode', rule: 'studentCodeRequired' });
  else if (studentCode !== undefined && studentCode.length < minimumUserName)
    faults.push({ field: 'studentCode', rule: 'studentCodeTooShort' });
  if (userName === '') faults.push({ field: 'userName', rule: 'userNameRequired' });
  else if (userName !== undefined && userName.length < minimumUserName)
    faults.push({ field: 'userName', rule: 'userNameTooShort' });
  if (email === '') faults.push({ field: 'email', rule: 'emailRequired' });
  else if (email !== undefined && !emailShape.test(email)) faults.push({ field: 'email', rule: 'emailInvalid' });
  if (currentPassword === '') faults.push({ field: 'currentPassword', rule: 'currentPasswordRequired' });
  if (code !== undefined && code.length < codeLength) faults.push({ field: 'code', rule: 'codeRequired' });
  if (newPassword === '') faults.push({ field: 'newPassword', rule: 'newPasswordRequired' });
  else if (newPassword !== undefined && passwordStrength(newPassword).missing.length > 0)
    faults.push({ field: 'newPassword', rule: 'newPasswordWeak' });
  return faults;
}
