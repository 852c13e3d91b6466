import { CodeLife } from '../../ui/CodeLife.tsx';
import classes from './PasswordPages.module.css';
import { ResendCode, ResetCodeField } from './ResetCodeField.tsx';

/** What was sent: `address` is the e-mail address that was given, '' where none was; `round` counts the codes. */
export type Sent = { recipient: string; expiresAt: string; resendSeconds: number; address: string; round: number };

type Props = {
  sent: Sent | null;
  value: string;
  error: string | undefined;
  sending: boolean;
  onChange: (value: string) => void;
  onResend: () => void;
};

/** The code, how long it counts, and the way to another. */
export function ActivationCode({ sent, value, error, sending, onChange, onResend }: Props) {
  return (
    <>
      <ResetCodeField value={value} error={error} autoFocus onChange={onChange} />
      {sent && (
        <div className={classes.life}>
          <CodeLife expiresAt={sent.expiresAt} className={classes.resend} />
          <ResendCode
            key={sent.round}
            seconds={sent.resendSeconds}
            sending={sending}
            captcha={false}
            onResend={onResend}
          />
        </div>
      )}
    </>
  );
}
