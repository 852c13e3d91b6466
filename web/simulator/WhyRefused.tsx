import { Button, Group, Loader, Stack } from '@mantine/core';
import { IconClockCheck, IconClockOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../locales/i18n.ts';
import type { Schema } from '../api/operations.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { DateText } from '../ui/text/DateText.tsx';
import { ErrorState } from '../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import classes from './WhyRefused.module.css';

type Trace = Schema<'RefusalTrace'>;
type Verdict = { passes: Schema<'Passes'>; at: string | null };

/** Explains one refused request: each reason with its rule, clause and facts, and the time at which it would pass. */
export function WhyRefused({ id }: { id: number }) {
  const { t } = useTranslation('traffic');
  const details = useApi('getTrafficCall', { id }, { quiet: true });
  const explanation = useApi('explainRefusal', { id }, { quiet: true });

  if (details.error) return <p className="sis-note">{t('details.gone')}</p>;
  if (explanation.error) return <ErrorState error={explanation.error} retry={explanation.refresh} />;
  if (!details.data) return <Loader aria-label={t('why.looking')} />;
  const { data } = explanation;
  return (
    <Stack component="section" aria-label={t('why.title')}>
      <Stack role="status" gap="0.5rem" align="flex-start" className={`sis-box ${classes.whole}`}>
        {data ? <Call {...data} /> : <span className="sis-note">{t('why.looking')}</span>}
      </Stack>
      <Stack component="ol" gap="lg" className="sis-list">
        {details.data.traces.map((trace, index) => (
          <Reason
            key={`${trace.refusal.Code} ${index}`}
            trace={trace}
            verdict={data?.reasons.find(({ code }) => code === trace.refusal.Code)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** The request as a whole: the time at which it would pass, with a button that moves the clock there. */
function Call({ call, complete, until }: Pick<Schema<'Explanation'>, 'call' | 'complete' | 'until'>) {
  const { t } = useTranslation('traffic');
  const clock = useApi('getClock', {}, { quiet: true });
  const moving = useAction('setClock');
  const { passes, at, asks } = call;
  const Icon = passes === 'never' ? IconClockOff : IconClockCheck;
  return (
    <>
      <Group
        component="p"
        gap="xs"
        align="start"
        wrap="nowrap"
        className={`sis-refuse sis-strong ${classes.verdict}`}
        data-passes={passes}
      >
        <Icon size={22} stroke={1.75} aria-hidden />
        <span>
          {t(`why.call.${passes}`)} {passes === 'later' && at && <DateText at={at} format="dateTime" />}
        </span>
      </Group>
      {asks.length > 0 && <p className="sis-note">{t('why.call.asks')}</p>}
      {!complete && (
        <p className="sis-note">
          {t('why.incomplete')} <DateText at={until} format="dateTime" />
        </p>
      )}
      {passes === 'later' && at && (
        <Button
          variant="light"
          loading={moving.running}
          onClick={() =>
            void moving.run({
              body: { mode: clock.data?.mode === 'frozen' ? 'frozen' : 'ticking', now: at, expireSessions: false },
            })
          }
        >
          {t('why.move')}
        </Button>
      )}
    </>
  );
}

function Reason({ trace: { refusal, rule, clause, facts }, verdict }: { trace: Trace; verdict: Verdict | undefined }) {
  const { t } = useTranslation('traffic');
  const { messageText, pick } = useLanguage();
  return (
    <Stack component="li" gap="0.5rem">
      <p className="sis-medium">{messageText(refusal.Code, refusal.Params)}</p>
      <p className="sis-note">
        <CodeText strong>{refusal.Code}</CodeText>
        {verdict && (
          <>
            {' · '}
            {t(`why.reason.${verdict.passes}`)}{' '}
            {verdict.passes === 'later' && verdict.at && <DateText at={verdict.at} format="dateTime" />}
          </>
        )}
      </p>
      {clause && (
        <blockquote className={`sis-snug ${classes.clause}`}>
          <strong>
            {t('why.clause', { number: isolate(String(clause.number)) })} · {pick(clause.title)}
          </strong>
          <span>{pick(clause.text)}</span>
        </blockquote>
      )}
      <details>
        <summary className={classes.summary}>
          {t('why.facts')} · {t('why.rule')} <CodeText>{rule}</CodeText>
        </summary>
        <dl className={`sis-rows sis-under sis-small ${classes.facts}`}>
          {facts.map(({ path, value }) => (
            <div key={path}>
              <dt>
                <CodeText>{path}</CodeText>
              </dt>
              <dd>
                {value === null ? (
                  t('why.absent')
                ) : typeof value === 'boolean' ? (
                  t(value ? 'why.yes' : 'why.no')
                ) : (
                  <bdi>
                    {typeof value === 'string' && isInstant(value) ? <DateText at={value} format="dateTime" /> : value}
                  </bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Stack>
  );
}

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/.test(text);
