import { describe, expect, it } from 'vitest';
import { isKnownPassword } from '../../server/features/account/account-known-passwords.ts';
import { passwordStrength } from '../../locales/password-strength.ts';

const names = ['eligible', '202699001'];

describe('a password that meets the strength rules', () => {
  it.each([
    'Password1!',
    'P@ssw0rd1',
    'P@ssw0rd123',
    'Passw0rd!',
    'PasswordPassword1!',
    'Welcome@2026',
    'Qwerty123!',
    'Abcd@1234',
    '1234Abcd!',
    'Admin@123',
    'Aa123456!',
    'Asdf1234!',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Zaq1@wsx',
    'Q1w2e3r4!',
    'Summer-2026',
    'Student@2026',
    'Test1234!',
    'Iloveyou1!',
    'Abc123!@#',
    'Trustno1!',
    'Eligible-1',
    '!2026-Elig1ble',
    'Elbigile-1',
    '202699001-Aa',
    '100996202-Aa',
  ])('%s is one that is tried first', (password) => {
    expect(passwordStrength(password).missing).toEqual([]);
    expect(isKnownPassword(password, names)).toBe(true);
  });

  it.each([
    'Bahrain-2026',
    'Manama-2027',
    'Another-2028',
    'Replayed-1-Secret',
    'Kx7!pearl-Boat',
    'correct-Horse7battery',
    'Ali-went-2-Muharraq',
    'My4-eyes-saw',
    'Testudo-hides-9',
    'Passionfruit-77',
    'Date-Palm-12',
    'نخلةPass-99مطر',
    'A0o-1l-Ooi-77',
  ])('%s is not', (password) => {
    expect(isKnownPassword(password, names)).toBe(false);
  });
});
