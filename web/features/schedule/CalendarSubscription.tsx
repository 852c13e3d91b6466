import { Button, CopyButton, Skeleton, TextInput } from '@mantine/core';
import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../api/notices.ts';
import { endpointOf } from '../../api/operations.ts';
import { apiAddress } from '../../api/settings.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { ConfirmDialogue } from '../../ui/ConfirmDialogue.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Panel, QuietText } from '../../ui/Panel.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './Section.module.css';

type Question = 'replace' | 'revoke';

/** A private address for calendar programs: made, shown once, replaced, revoked. */
export function CalendarSubscription() {
  const { t } = useTranslation(['schedule', 'common']);
  const { language } = useLanguage();
  const { data, error, refresh } = useApi('getCalendarSubscription', {}, { quiet: true });
  const create = useAction('createCalendarSubscription');
  const revoke = useAction('revokeCalendarSubscription');
  const [token, setToken] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const make = async (): Promise<void> => {
    setQuestion(null);
    const outcome = await create.run();
    if (!outcome.ok) return;
    // The address itself says what to do with it; a notice would lie over it.
    setToken(outcome.data.token);
    window.setTimeout(() => field.current?.focus());
  };
  const end = async (): Promise<void> => {
    setQuestion(null);
    const outcome = await revoke.run();
    if (!outcome.ok) return;
    setToken(null);
    announce(outcome.data.messages);
  };
  // Where the API is on the page's own server its address is a path.
  const address = token && new URL(`${apiAddress(endpointOf('getCalendarFeed').path.replace('{token}', token))}?Language=${language}`, location.href).href;

  return (
    <Panel title={t('subscription.title')} text={t('subscription.text')} className={classes.screen}>
      {error && !data ? (
        <ErrorState error={error} retry={refresh} />
      ) : !data ? (
        <Skeleton height={72} radius="md" aria-busy aria-label={t('common:page.loading')} />
      ) : data.active === null ? (
        <div className={classes.buttons}>
          <Button leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />} loading={create.running} onClick={() => void make()}>
            {t('subscription.make')}
          </Button>
        </div>
      ) : (
        <>
          {address && (
            <>
              <p className={classes.once}>{t('subscription.once')}</p>
              <TextInput ref={field} readOnly dir="ltr" label={t('subscription.address')} value={address} onFocus={(event) => event.currentTarget.select()} />
              <div className={classes.buttons}>
                {'clipboard' in navigator && (
                  <CopyButton value={address}>
                    {({ copied, copy }) => (
                      <Button leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />} onClick={copy}>
                        {copied ? t('subscription.copied') : t('subscription.copy')}
                      </Button>
                    )}
                  </CopyButton>
                )}
                <Button component="a" href={address.replace(/^https?:/, 'webcal:')} variant="default">
                  {t('subscription.open')}
                </Button>
              </div>
            </>
          )}
          <QuietText>
            {t('subscription.since')} <DateText at={data.active.createdAt} format="shortDateTime" />.{' '}
            {data.active.readAt ? (
              <>
                {t('subscription.read')} <DateText at={data.active.readAt} format="shortDateTime" />.
              </>
            ) : (
              t('subscription.unread')
            )}
          </QuietText>
          <div className={classes.buttons}>
            <Button variant="default" loading={create.running} onClick={() => setQuestion('replace')}>
              {t('subscription.replace')}
            </Button>
            <Button variant="default" loading={revoke.running} onClick={() => setQuestion('revoke')}>
              {t('subscription.revoke')}
            </Button>
          </div>
        </>
      )}
      <QuietText>{t('subscription.secret')}</QuietText>
      <ConfirmDialogue opened={question === 'replace'} title={t('subscription.replaceTitle')} confirm={t('subscription.replace')} running={create.running} onConfirm={() => void make()} onClose={() => setQuestion(null)}>
        {t('subscription.replaceText')}
      </ConfirmDialogue>
      <ConfirmDialogue opened={question === 'revoke'} danger title={t('subscription.revokeTitle')} confirm={t('subscription.revoke')} running={revoke.running} onConfirm={() => void end()} onClose={() => setQuestion(null)}>
        {t('subscription.revokeText')}
      </ConfirmDialogue>
    </Panel>
  );
}
