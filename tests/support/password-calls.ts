import type { BodyOf } from '../../server/http/operations.ts';
import type { Client } from './client.ts';

/** A password that satisfies every rule. */
export const fresh = 'Manama-2027';

const captchaToken = 'simulated-captcha';

/** The parts of a response that the caller sees. */
export const seen = ({ status, body }: { status: number; body: unknown }): unknown => ({ status, body });

/** The password calls that need no session, sent by the current client. */
export function passwordCalls(client: () => Client) {
  const messages = async () => (await client().call('getOutbox')).messages;
  return {
    signIn: (userName: string, password: string) =>
      client().send('userLogin', { body: { userName, password, captchaToken } }),
    retrieve: (userName: string) => client().send('forgetPasswordRetrieveEmail', { body: { userName, captchaToken } }),
    change: (body: Partial<BodyOf<'forgetPasswordChangePassword'>>) =>
      client().send('forgetPasswordChangePassword', { body: { userName: 'eligible', newPassword: fresh, ...body } }),
    messages,
    latestCode: async (): Promise<string> => (await messages()).find(({ code }) => code)?.code ?? '',
    wait: (seconds: number) => client().call('advanceClock', { body: { seconds, expireSessions: false } }),
  };
}
