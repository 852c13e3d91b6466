import { Stack } from '@mantine/core';
import { CodeLife } from '../../ui/request/CodeLife.tsx';
import classes from './PasswordPages.module.css';
import { ResendCode, ResetCodeField } from './ResetCodeField.tsx';

/**
 * The last code requested. `address`: the e-mail address entered, or ''. `round`: the number of requests so far.
 */
export type Sent = { recipient: string; expiresAt: string; resendSeconds: number; address: string; round: number };

type Props = {
  sent: Sent | null;
  value: string;
  error: string | undefined;
  sending: boolean;
  onChange: (value: string) => void;
  onResend: () => void;
};

/** The field of the code. If this page sent the code, also the time left to use it and a button to send another. */
export function ActivationCode({ sent, value, error, sending, onChange, onResend }: Props) {
  return (
    <>
      <ResetCodeField value={value} error={error} autoFocus onChange={onChange} />
      {sent && (
        <Stack gap={0} align="flex-start" className={classes.life}>
          <CodeLife expiresAt={sent.expiresAt} className={classes.resend} />
          <ResendCode
            key={sent.round}
            seconds={sent.resendSeconds}
            sending={sending}
            captcha={false}
            onResend={onResend}
          />
        </Stack>
      )}
    </>
  );
}
