import { Input, PinInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../api/useBusinessClock.ts';
import { Captcha } from './Captcha.tsx';
import formClasses from './AccountForm.module.css';
import classes from './PasswordPages.module.css';
import { codeLength } from './password-validation.ts';

type Props = { value: string; error: string | undefined; autoFocus: boolean; onChange: (value: string) => void };

/** The field for the digits of the code, which can be typed, pasted or filled in by the phone. */
export function ResetCodeField({ value, error, autoFocus, onChange }: Props) {
  const { t } = useTranslation('account');
  return (
    <Input.Wrapper
      label={t('reset.code')}
      error={error}
      size="md"
      labelElement="div"
      labelProps={{ className: formClasses.label }}
    >
      <div dir="ltr" data-code className={classes.code}>
        <PinInput
          length={codeLength}
          type="number"
          size="lg"
          placeholder=""
          oneTimeCode
          autoFocus={autoFocus}
          value={value}
          error={Boolean(error)}
          onChange={onChange}
          getInputProps={(index) => ({ 'aria-label': t('reset.digit', { digit: index + 1, of: codeLength }) })}
        />
      </div>
    </Input.Wrapper>
  );
}

/** `captcha`: true if a new captcha is required, because its token is valid only once. */
type ResendProps = { seconds: number; sending: boolean; captcha?: boolean; onResend: (captchaToken: string) => void };

/** The button for another code. Until `seconds` have passed, the time left is shown instead of it. */
export function ResendCode({ seconds, sending, captcha = true, onResend }: ResendProps) {
  const { t } = useTranslation('account');
  const secondsLeft = useSecondsLeft(seconds);
  const [asking, setAsking] = useState(false);
  if (secondsLeft > 0) return <p className={classes.resend}>{t('reset.resendIn', { count: secondsLeft })}</p>;
  if (asking)
    return (
      <Captcha
        token=""
        onToken={(token) => {
          if (token && !sending) onResend(token);
        }}
      />
    );
  return (
    <button
      type="button"
      className={classes.textButton}
      disabled={sending}
      onClick={() => (captcha ? setAsking(true) : onResend(''))}
    >
      {t('reset.resend')}
    </button>
  );
}
