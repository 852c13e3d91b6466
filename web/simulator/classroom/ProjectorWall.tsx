import { Button } from '@mantine/core';
import { IconArrowLeft, IconHandStop, IconMaximize } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { minute } from '../../../locales/durations.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { useDocumentTitle } from '../../ui/useDocumentTitle.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import { followSlowly } from '../follow.ts';
import { QrCode } from '../QrCode.tsx';
import { sharedAddress } from '../sandbox-address.ts';
import classes from './ProjectorWall.module.css';
import { toProgress, wallOrder } from './wall-order.ts';

type Trainee = Schema<'Classroom'>['trainees'][number];

/**
 * Of more than this many each has one line beside the name, so that a room reads all of them without anybody scrolling.
 */
const few = 12;
/** Of more than this many there is no room for a bar too. */
const some = 36;

/**
 * Up to six stand in two columns of three; more in as many columns as rows, so that a card is as wide as a screen is.
 */
const toGrid = (trainees: number): { columns: number; rows: number } => {
  const columns = trainees <= 6 ? 2 : Math.ceil(Math.sqrt(trainees));
  return { columns, rows: Math.max(3, Math.ceil(trainees / columns)) };
};

/**
 * The class for the whole room: how to join, and how far everybody is, whoever is stuck first. Nothing to press but
 * what leads in and out.
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
      <header className={classes.header}>
        <div className={classes.about}>
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
          </h1>
          <p className={classes.clock}>
            <DateText at={room.data.now} format="dateTime" /> · {t('wall.joined', { count: trainees.length })}
          </p>
        </div>
        <div className={classes.join} role="group" aria-label={t('wall.join')}>
          <div className={classes.address}>
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
      </header>
      {trainees.length === 0 && <p className={classes.nobody}>{t('wall.nobody')}</p>}
      <ul className={classes.trainees}>
        {wallOrder(trainees, steps).map((trainee) => (
          <Standing key={trainee.trainee} trainee={trainee} steps={steps} now={now} brief={crowd !== 'few'} />
        ))}
      </ul>
      {!whole.on && (
        <footer className={classes.footer}>
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
        </footer>
      )}
    </main>
  );
}

/** Standing at a step is told from then on. */
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
  /** The one thing that matters most. */
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
    <li className={classes.trainee} data-standing={standing}>
      {/* What is too long loses its end, in whichever direction it is read. */}
      <h2 className={classes.name} dir="auto">
        {name}
      </h2>
      {steps > 0 && (
        <>
          <div className={classes.track} data-drawn aria-hidden>
            <div className={classes.bar} style={{ inlineSize: `${(step / steps) * 100}%` }} />
          </div>
          <span className={classes.step}>{t('classroom.stepOf', { step, total: steps })}</span>
        </>
      )}
      {asks && (
        <p className={classes.asks}>
          <IconHandStop size="1.2em" aria-hidden /> {t('wall.hand')}
        </p>
      )}
      {finished && <p className={classes.quiet}>{t('wall.finished')}</p>}
      {refusal && !(asks && brief) && (
        <p className={classes.refusal}>{brief ? t('wall.refused', { count: refusals }) : pick(refusal.text)}</p>
      )}
      {!finished && !refusal && !(asks && brief) && place.length > 0 && (
        <p className={classes.place}>{brief ? (still ?? place[0]) : place.join(' · ')}</p>
      )}
    </li>
  );
}

/** The machine's time, from half minute to half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), minute / 2);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** Whether the page fills the screen, and the way there; the browser's own key leads back. */
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
