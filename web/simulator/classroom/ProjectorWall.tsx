import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconHandStop, IconMaximize } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { minute } from '../../../locales/durations.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { LanguageSwitch } from '../../ui/layout/LanguageSwitch.tsx';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { followSlowly } from '../follow.ts';
import { QrCode } from '../QrCode.tsx';
import { sharedAddress } from '../sandbox-address.ts';
import classes from './ProjectorWall.module.css';
import { toProgress, wallOrder } from './wall-order.ts';

type Trainee = Schema<'Classroom'>['trainees'][number];

/**
 * With more trainees than this, each card has only one line of text besides the name, so that all cards fit on the
 * screen without scrolling.
 */
const few = 12;
/** With more trainees than this, there is no room for a progress bar. */
const some = 36;

/**
 * The grid of cards: two columns and at least three rows for up to six trainees; otherwise about as many columns as
 * rows, which keeps cards wide.
 */
const toGrid = (trainees: number): { columns: number; rows: number } => {
  const columns = trainees <= 6 ? 2 : Math.ceil(Math.sqrt(trainees));
  return { columns, rows: Math.max(3, Math.ceil(trainees / columns)) };
};

/**
 * The class for a projector: how to join, and the progress of each trainee, with those who are stuck first. In full
 * screen it has no buttons.
 */
export default function ProjectorWall() {
  const { t } = useTranslation('classroom');
  const { code = '' } = useParams();
  const room = useApi('getClassroom', { code }, { refreshEvery: followSlowly, quiet: true });
  const whole = useFullScreen();
  const now = useNow();
  useDocumentTitle(room.data?.title ?? t('wall.title'));
  if (room.error && !room.data) return <ErrorState error={room.error} retry={room.refresh} />;
  if (!room.data) return null;
  const { title, trainees, scenario, reach } = room.data;
  const steps = scenario?.steps.length ?? 0;
  const address = sharedAddress(reach, '', '/join');
  const crowd = trainees.length <= few ? 'few' : trainees.length <= some ? 'some' : 'many';
  const { columns, rows } = toGrid(trainees.length);

  return (
    <main
      id="content"
      tabIndex={-1}
      className={classes.wall}
      data-crowd={crowd}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      <Group component="header" gap="1rem 2rem" justify="space-between">
        <div className="sis-words">
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
          </h1>
          <p className={classes.clock}>
            <DateText at={room.data.now} format="dateTime" /> · {t('wall.joined', { count: trainees.length })}
          </p>
        </div>
        <div className={`sis-row ${classes.join}`} role="group" aria-label={t('wall.join')}>
          <div className="sis-narrow">
            <p className={classes.type}>{t('wall.type')}</p>
            <p className={classes.where}>
              <CodeText>{address.replace(/^https?:\/\//, '')}</CodeText>
            </p>
            <p className={classes.code}>
              <CodeText>{room.data.code}</CodeText>
            </p>
          </div>
          <div className={classes.qr}>
            <QrCode text={sharedAddress(reach, '', `/join/${room.data.code}`)} label={t('classroom.qr')} large />
          </div>
        </div>
      </Group>
      {trainees.length === 0 && <p className={classes.nobody}>{t('wall.nobody')}</p>}
      <ul className={`sis-list sis-top ${classes.trainees}`}>
        {wallOrder(trainees, steps).map((trainee) => (
          <Standing key={trainee.trainee} trainee={trainee} steps={steps} now={now} brief={crowd !== 'few'} />
        ))}
      </ul>
      {!whole.on && (
        <Group component="footer" gap="sm" justify="end">
          <Button
            component={Link}
            to={`${paths.simulator}/classroom?code=${room.data.code}`}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden className="sis-directional" />}
          >
            {t('wall.back')}
          </Button>
          <LanguageSwitch />
          {whole.possible && (
            <Button leftSection={<IconMaximize size={18} aria-hidden />} onClick={whole.enter}>
              {t('wall.fullScreen')}
            </Button>
          )}
        </Group>
      )}
    </main>
  );
}

/** From this number of minutes at one step, the waiting time is shown. */
const longAt = 3;

function Standing({
  trainee,
  steps,
  now,
  brief,
}: {
  trainee: Trainee;
  steps: number;
  now: number;
  /** True to show only the most important fact about the trainee. */
  brief: boolean;
}) {
  const { t } = useTranslation('classroom');
  const { pick } = useLanguage();
  const { name, step, stepAt, pageName, lastRefusal, refusals } = trainee;
  const standing = toProgress(trainee, steps);
  const asks = standing === 'asks';
  const finished = standing === 'finished';
  const minutes = Math.floor((now - Date.parse(stepAt)) / minute);
  const still =
    steps > 0 && !finished && minutes >= longAt
      ? t(brief ? 'wall.stillBrief' : 'wall.still', { count: minutes })
      : undefined;
  const refusal = !finished && refusals > 0 && lastRefusal ? lastRefusal : undefined;
  const place = [pageName ? pick(pageName) : undefined, still].filter((one) => one !== undefined);
  return (
    <li className={`sis-top ${classes.trainee}`} data-standing={standing}>
      {/* A long name is cut at its end, in its own reading direction. */}
      <h2 className={classes.name} dir="auto">
        {name}
      </h2>
      {steps > 0 && (
        <>
          <div className={classes.track} data-drawn aria-hidden>
            <div className={classes.bar} style={{ inlineSize: `${(step / steps) * 100}%` }} />
          </div>
          <span className={`sis-strong sis-figures ${classes.step}`}>
            {t('classroom.stepOf', { step, total: steps })}
          </span>
        </>
      )}
      {asks && (
        <Group component="p" gap="0.5rem" wrap="nowrap" className={classes.asks}>
          <IconHandStop size="1.2em" aria-hidden /> {t('wall.hand')}
        </Group>
      )}
      {finished && <p className="sis-quiet">{t('wall.finished')}</p>}
      {refusal && !(asks && brief) && (
        <p className={classes.refusal}>{brief ? t('wall.refused', { count: refusals }) : pick(refusal.text)}</p>
      )}
      {!finished && !refusal && !(asks && brief) && place.length > 0 && (
        <p className={`${classes.place} sis-quiet`}>{brief ? (still ?? place[0]) : place.join(' · ')}</p>
      )}
    </li>
  );
}

/** The real time, not that of a sandbox's clock, in epoch milliseconds. It is updated every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), minute / 2);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** Full screen state of the page and a function to enter it; the browser's own key leaves it. */
function useFullScreen(): { on: boolean; possible: boolean; enter: () => void } {
  const [on, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const changed = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return {
    on,
    possible: document.fullscreenEnabled,
    enter: () => void document.documentElement.requestFullscreen().catch(() => undefined),
  };
}
