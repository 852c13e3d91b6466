export type SignInEntry = { userName: string; password: string; captchaToken: string };
export type SignInFault =
  | { field: 'captcha'; rule: 'captchaRequired' }
  | { field: 'userName'; rule: 'userNameRequired' | 'userNameTooShort' }
  | { field: 'password'; rule: 'passwordRequired' };

const minimumUserName = 4;

/** The faults of the sign-in form: of the captcha first, then of the user name and of the password. */
export function signInFaults({ userName, password, captchaToken }: SignInEntry): SignInFault[] {
  const faults: SignInFault[] = [];
  if (!captchaToken) faults.push({ field: 'captcha', rule: 'captchaRequired' });
  if (!userName) faults.push({ field: 'userName', rule: 'userNameRequired' });
  else if (userName.length < minimumUserName) faults.push({ field: 'userName', rule: 'userNameTooShort' });
  if (!password) faults.push({ field: 'password', rule: 'passwordRequired' });
  return faults;
}
