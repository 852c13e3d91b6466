import { Button, CopyButton, Group, Skeleton, TextInput } from '@mantine/core';
import {
  IconBrandApple,
  IconBrandGoogle,
  IconBrandWindows,
  IconCalendarPlus,
  IconCheck,
  IconCopy,
  IconLink,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyMessages } from '../../api/notices.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { getEndpoint } from '../../api/operations.ts';
import { apiAddress } from '../../api/settings.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { QuietText } from '../../ui/layout/Panel.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './AddToCalendar.module.css';
import { addingAddress, calendarPrograms, type CalendarProgram } from './calendar-programs.ts';

const icons = { apple: IconBrandApple, google: IconBrandGoogle, outlook: IconBrandWindows, other: IconLink };

/** Subscribes a calendar program to the student's schedule. The student only chooses the program. */
export function AddToCalendar({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('schedule');
  const [opened, setOpened] = useState(false);
  const offered = useIsAvailable('getCalendarSubscription');
  // If the subscription becomes unavailable while the dialogue is open, the dialogue shows a message and does not
  // vanish.
  if (!offered && !opened) return null;
  return (
    <>
      <Button
        className={className}
        variant="default"
        leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('subscription.title')}
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('subscription.title')}>
        <Body />
      </Sheet>
    </>
  );
}

type Question = CalendarProgram | 'revoke';
type Made = { program: CalendarProgram; token: string };

/** Creates and revokes the subscription. `question` is the action to confirm before the old address stops working. */
function useSubscription() {
  const create = useAction('createCalendarSubscription');
  const revoke = useAction('revokeCalendarSubscription');
  const [made, setMade] = useState<Made | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const make = async (program: CalendarProgram): Promise<void> => {
    setQuestion(null);
    const outcome = await create.run();
    // The open dialogue explains the address, so no notice is shown, which would cover it.
    if (outcome.ok) setMade({ program, token: outcome.data.token });
  };
  const end = async (): Promise<void> => {
    setQuestion(null);
    const outcome = await revoke.run();
    if (!outcome.ok) return;
    setMade(null);
    notifyMessages(outcome.data.messages);
  };
  return { make, end, made, setMade, question, setQuestion, creating: create.running, revoking: revoke.running };
}

function Body() {
  const { t } = useTranslation(['schedule', 'common']);
  const { data, error, refresh } = useApi('getCalendarSubscription', {}, { quiet: true });
  const offered = useIsAvailable('getCalendarSubscription');
  const { make, end, made, setMade, question, setQuestion, creating, revoking: ending } = useSubscription();

  if (!offered) return <QuietText>{t('common:notOffered.text')}</QuietText>;
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={240} radius="md" aria-busy aria-label={t('common:page.loading')} />;
  if (made) return <Ready made={made} onOther={() => setMade({ ...made, program: 'other' })} />;
  if (question) {
    const revoking = question === 'revoke';
    return (
      <div className={`sis-loose ${classes.body}`}>
        <p>{t(revoking ? 'subscription.revokeText' : 'subscription.replaceText')}</p>
        <Group gap="0.5rem" align="stretch" justify="flex-end">
          <Button variant="default" onClick={() => setQuestion(null)}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            data-autofocus
            {...(revoking && { color: 'red' })}
            onClick={() => void (revoking ? end() : make(question))}
          >
            {t(revoking ? 'subscription.revoke' : 'subscription.again')}
          </Button>
        </Group>
      </div>
    );
  }
  const { active } = data;
  return (
    <div className={`sis-loose ${classes.body}`}>
      <p>{t('subscription.text')}</p>
      <ul className={`sis-list ${classes.programs}`}>
        {calendarPrograms.map((program) => {
          const Icon = icons[program];
          return (
            <li key={program}>
              <button
                type="button"
                className={`sis-row sis-plain ${classes.program} sis-bare`}
                disabled={creating}
                onClick={() => (active ? setQuestion(program) : void make(program))}
              >
                <Icon size={22} stroke={1.6} aria-hidden />
                <span>
                  {t(`subscription.programs.${program}`)}
                  <span className="sis-block sis-note sis-light">{t(`subscription.about.${program}`)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {active && (
        <Group gap="sm" justify="space-between">
          <QuietText>
            {t('subscription.since')} <DateText at={active.createdAt} format="shortDateTime" />.{' '}
            {active.readAt ? (
              <>
                {t('subscription.read')} <DateText at={active.readAt} format="shortDateTime" />.
              </>
            ) : (
              t('subscription.unread')
            )}
          </QuietText>
          <Button variant="default" loading={ending} onClick={() => setQuestion('revoke')}>
            {t('subscription.revoke')}
          </Button>
        </Group>
      )}
      <QuietText>{t('subscription.secret')}</QuietText>
    </div>
  );
}

/**
 * The last step: a link that opens the calendar program, or the address to copy if there is no such link. The server
 * sends the secret in the address (`token`) only once.
 */
function Ready({ made: { program, token }, onOther }: { made: Made; onOther: () => void }) {
  const { t } = useTranslation('schedule');
  const { language } = useLanguage();
  const first = useRef<HTMLAnchorElement & HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), [program]);
  // The API address is only a path if the page's own server provides the API.
  const address = new URL(
    `${apiAddress(getEndpoint('getCalendarFeed').path.replace('{token}', token))}?Language=${language}`,
    location.href,
  ).href;
  const link = addingAddress(program, address, t('calendar.name'));
  const name = t(`subscription.programs.${program}`);
  return (
    <div className={`sis-loose ${classes.body}`}>
      {link ? (
        <>
          <p>{t('subscription.ready', { program: name })}</p>
          <Button
            ref={first}
            component="a"
            href={link}
            target={program === 'apple' ? undefined : '_blank'}
            rel="noreferrer"
            size="md"
          >
            {t('subscription.open', { program: name })}
          </Button>
          <Button variant="subtle" onClick={onOther}>
            {t('subscription.instead')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('subscription.paste')}</p>
          <TextInput
            ref={first}
            readOnly
            dir="ltr"
            label={t('subscription.address')}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          {'clipboard' in navigator && (
            <CopyButton value={address}>
              {({ copied, copy }) => (
                <Button
                  leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
                  onClick={copy}
                >
                  {copied ? t('subscription.copied') : t('subscription.copy')}
                </Button>
              )}
            </CopyButton>
          )}
        </>
      )}
      <QuietText>{t('subscription.secret')}</QuietText>
    </div>
  );
}
