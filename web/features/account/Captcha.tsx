import { Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '../../api/settings.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Captcha.module.css';

type Props = { token: string; error?: string | undefined; onToken: (token: string) => void };

/** The token that the simulator accepts as a passed captcha. */
const simulatedToken = 'simulated-captcha';

export function Captcha(props: Props) {
  return settings().captchaSiteKey ? (
    <GoogleCaptcha {...props} siteKey={settings().captchaSiteKey} />
  ) : (
    <SimulatedCaptcha {...props} />
  );
}

function SimulatedCaptcha({ token, error, onToken }: Props) {
  const { t } = useTranslation('account');
  return (
    <div className={`sis-box ${classes.box}`} data-error={Boolean(error) || undefined}>
      <Checkbox
        name="captcha"
        size="md"
        label={t('captcha.simulated')}
        checked={token !== ''}
        error={error}
        aria-invalid={Boolean(error) || undefined}
        onChange={(event) => onToken(event.currentTarget.checked ? simulatedToken : '')}
      />
    </div>
  );
}

type Recaptcha = { ready: (then: () => void) => void; render: (element: HTMLElement, options: object) => number };
declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const scriptAddress = 'https://www.google.com/recaptcha/api.js?render=explicit';
let script: Promise<Recaptcha> | null = null;

/**
 * Loads Google's script, and loads it again only if it could not be reached. It is needed only with a site key; the
 * Content-Security-Policy must then allow www.google.com and www.gstatic.com.
 */
const loadRecaptcha = (language: string): Promise<Recaptcha> =>
  (script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `${scriptAddress}&hl=${language}`;
    element.async = true;
    element.onload = () =>
      window.grecaptcha
        ? window.grecaptcha.ready(() => window.grecaptcha && resolve(window.grecaptcha))
        : reject(new Error('no reCAPTCHA'));
    element.onerror = () => {
      script = null;
      reject(new Error('reCAPTCHA cannot be reached'));
    };
    document.head.append(element);
  }));

function GoogleCaptcha({ error, onToken, siteKey }: Props & { siteKey: string }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onToken);
  report.current = onToken;

  useEffect(() => {
    const host = document.createElement('div');
    place.current?.replaceChildren(host);
    loadRecaptcha(language).then(
      (recaptcha) =>
        recaptcha.render(host, {
          sitekey: siteKey,
          callback: (token: string) => report.current(token),
          'expired-callback': () => report.current(''),
        }),
      () => undefined,
    );
  }, [siteKey, language]);

  return (
    <div role="group" aria-label={t('captcha.label')} tabIndex={-1} data-captcha>
      <div ref={place} className={classes.google} />
      {error && (
        <p className="sis-under sis-refuse sis-small" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
