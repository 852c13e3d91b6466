import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type agendaTexts from '../../../locales/en/agenda.json';
import type consoleTexts from '../../../locales/en/console.json';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { BusinessTime } from '../BusinessTime.tsx';
import { ClockBack } from '../ClockBack.tsx';
import { ClockEntry } from '../ClockEntry.tsx';
import { ClockModes } from '../ClockModes.tsx';
import { useClockMoves } from '../useClockMoves.ts';
import { followEvery } from '../follow.ts';
import classes from './NowSection.module.css';
import { Card } from '../controls/Card.tsx';

const steps = [
  ['minute', 60],
  ['fiveMinutes', 300],
  ['hour', 3_600],
  ['day', 86_400],
  ['week', 604_800],
] as const;
type ServiceName = keyof (typeof agendaTexts)['services'];
type DueName = keyof (typeof consoleTexts)['now']['due'];

/** The business clock: its mode, the ways to move it, and the events that a move caused. */
export function ClockCard() {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const moves = useClockMoves({ refreshEvery: followEvery });
  const { clock, setMode, jump, advance, moving, passed } = moves;
  if (clock.error && !clock.data) return <ErrorState error={clock.error} retry={clock.refresh} />;
  if (!clock.data) return null;
  const { mode, now, semester, snaps } = clock.data;
  const name = pick(semester.name);

  return (
    <Card titleClass={classes.title} title={t('now.clock')}>
      <Group justify="space-between">
        <div>
          <p className={classes.time}>
            <BusinessTime />
          </p>
          <p className="sis-quiet">
            {semester.week
              ? t('now.semester', { semester: name, week: semester.week })
              : t('now.outside', { semester: name })}
          </p>
        </div>
        <ClockModes mode={mode} choose={setMode} />
      </Group>
      <div className={`sis-rows ${classes.columns}`}>
        <Stack gap="sm" justify="flex-start">
          <h3 className={`sis-subtitle ${classes.subtitle}`}>{t('now.advance')}</h3>
          <div className="sis-buttons">
            {steps.map(([step, seconds]) => (
              <Button
                key={step}
                variant="default"
                disabled={moving || mode === 'live'}
                onClick={() => advance(seconds)}
              >
                {t(`now.${step}`)}
              </Button>
            ))}
          </div>
          <ClockEntry now={now} moves={moves} />
          <ClockBack moves={moves} />
        </Stack>
        <div>
          <h3 className={`sis-subtitle ${classes.subtitle}`}>{t('now.snaps')}</h3>
          <ul className={`sis-list sis-close ${classes.snaps}`}>
            {snaps.map(({ key, at }) => (
              <li key={key}>
                <button
                  type="button"
                  className={`sis-snug sis-plain ${classes.snap}`}
                  disabled={moving}
                  onClick={() => jump(at)}
                >
                  <span>{t(`now.snap.${key}`)}</span>
                  <span className={`${classes.quiet} sis-quiet`}>
                    <DateText at={at} format="shortDateTime" />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div role="status" className={classes.ran}>
        {passed && <PassedEvents passed={passed} />}
      </div>
    </Card>
  );
}

/** The events that the last move of the clock caused. */
function PassedEvents({ passed }: { passed: NonNullable<ReturnType<typeof useClockMoves>['passed']> }) {
  const { t } = useTranslation(['console', 'simulator', 'agenda']);
  return (
    <>
      <h3 className={`sis-subtitle ${classes.subtitle}`}>{t('now.ran')}</h3>
      {passed.length === 0 ? (
        <p className="sis-quiet">{t('now.nothingRan')}</p>
      ) : (
        <ol>
          {passed.map((one, index) => (
            <li key={index}>
              {'edge' in one
                ? t(`simulator:clock.edges.${one.edge.edge}`, {
                    service: t(`agenda:services.${one.edge.function as ServiceName}`, {
                      defaultValue: one.edge.function,
                    }),
                  })
                : t(`now.due.${one.work as DueName}`, { defaultValue: one.work })}{' '}
              · <DateText at={one.at} format="shortDateTime" />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
