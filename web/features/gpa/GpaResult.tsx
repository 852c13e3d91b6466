import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import type { GpaBasis } from './gpa-plan.ts';
import { asPoints, toLimits, standingIn, type Simulation } from './gpa-simulation.ts';
import classes from './GpaResult.module.css';

const tones = { excellent: 'done', good: 'accent', warning: 'ask' } as const;

type Props = { basis: GpaBasis; simulation: Simulation };

/** The averages before and after the expected grades. On a narrow screen the averages stay visible. */
export function GpaResult({ basis, simulation: { before, after, semesterGpa, gradedHours, plannedHours } }: Props) {
  const { t } = useTranslation('gpa');
  const title = useId();
  const change = before.cgpa === null || after.cgpa === null ? null : after.cgpa - before.cgpa;
  const standing = standingIn(basis, after.cgpa);
  return (
    <section className={`sis-contents ${classes.result}`} aria-labelledby={title}>
      <h2 id={title} className={`sis-hidden ${classes.title}`}>
        {t('result.title')}
      </h2>
      <div className={`sis-loose ${classes.figures} sis-frame`} role="status">
        <div>
          <p className="sis-note">{t('result.cgpa')}</p>
          <Change before={before.cgpa} after={after.cgpa} />
          <p
            className={`${classes.note} sis-note`}
            data-direction={change === null || change === 0 ? undefined : change > 0 ? 'up' : 'down'}
          >
            {gradedHours === 0
              ? t('result.unchanged')
              : change === null
                ? '\u00a0'
                : change === 0
                  ? t('result.same')
                  : t(change > 0 ? 'result.up' : 'result.down', { by: asPoints(Math.abs(change)) })}
          </p>
        </div>
        <div>
          <p className="sis-note">{t('result.semester')}</p>
          <p className={`sis-row ${classes.figure}`}>
            {semesterGpa === null ? (
              <span className={classes.calm}>{t('none')}</span>
            ) : (
              <CodeText>{asPoints(semesterGpa)}</CodeText>
            )}
          </p>
          <p className={`${classes.note} sis-note`}>
            {plannedHours > 0 && t('result.graded', { graded: gradedHours, count: plannedHours })}
          </p>
        </div>
      </div>
      <div className={`${classes.meaning} sis-frame`}>
        <Scale basis={basis} before={before.cgpa} after={after.cgpa} />
        <p className={classes.standing}>
          <Tag tone={standing ? tones[standing.standing] : 'quiet'}>
            {standing ? t(`standing.${standing.standing}`) : t('none')}
          </Tag>
        </p>
        <p className={`${classes.note} sis-note`}>
          <StandingText basis={basis} standing={standing} />
        </p>
        <dl className={`sis-close ${classes.pairs}`}>
          <div>
            <dt>{t('result.major')}</dt>
            <dd>
              <Change before={before.majorCgpa} after={after.majorCgpa} small />
            </dd>
          </div>
          <div>
            <dt>{t('result.earned')}</dt>
            <dd>
              <CodeText>{after.earnedHours}</CodeText>
            </dd>
          </div>
          <div>
            <dt>{t('result.plan')}</dt>
            <dd>{t('result.earnedOf', { earned: basis.hours.earned, required: basis.hours.required })}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

function Change({ before, after, small = false }: { before: number | null; after: number | null; small?: boolean }) {
  const { t } = useTranslation('gpa');
  if (after === null)
    return (
      <p className={`sis-row ${classes.figure}`} data-small={small || undefined}>
        <span className={classes.calm}>{t('none')}</span>
      </p>
    );
  return (
    <p className={`sis-row ${classes.figure}`} data-small={small || undefined}>
      {before !== null && before !== after && (
        <>
          <span className="sis-quiet sis-light">
            <CodeText>{asPoints(before)}</CodeText>
          </span>
          <IconArrowRight
            size={small ? 16 : 20}
            stroke={1.75}
            className="sis-directional sis-firm sis-quiet"
            aria-hidden
          />
        </>
      )}
      <CodeText>{asPoints(after)}</CodeText>
    </p>
  );
}

function StandingText({ basis, standing }: { basis: GpaBasis; standing: GpaBasis['standings'][number] | null }) {
  const { t } = useTranslation(['gpa', 'common']);
  if (!standing) return t('standing.noneText');
  const next = basis.standings[basis.standings.indexOf(standing) - 1];
  return t(`standing.${standing.standing}Text`, {
    from: standing.from.toFixed(2),
    next: next?.from.toFixed(2) ?? '',
    hours: t('common:creditHours', { count: standing.maximumHours }),
  });
}

const highest = 400;
const share = (value: number): string => `${(value / highest) * 100}%`;

/**
 * A scale that shows the average between the limits. It repeats the text beside it, so it is hidden from screen
 * readers.
 */
function Scale({ basis, before, after }: { basis: GpaBasis; before: number | null; after: number | null }) {
  const { excellent, warning } = toLimits(basis);
  return (
    <div className={classes.scale} aria-hidden>
      <span className={classes.zone} data-drawn data-standing="warning" style={{ inlineSize: share(warning) }} />
      <span
        className={classes.zone}
        data-drawn
        data-standing="good"
        style={{ inlineSize: share(excellent - warning) }}
      />
      <span
        className={classes.zone}
        data-drawn
        data-standing="excellent"
        style={{ inlineSize: share(highest - excellent) }}
      />
      {[warning, excellent].map((limit) => (
        <span key={limit} className={`sis-tiny ${classes.tick}`} style={{ insetInlineStart: share(limit) }}>
          <CodeText>{asPoints(limit)}</CodeText>
        </span>
      ))}
      {before !== null && before !== after && (
        <span className={classes.marker} data-drawn data-before style={{ insetInlineStart: share(before) }} />
      )}
      {after !== null && <span className={classes.marker} data-drawn style={{ insetInlineStart: share(after) }} />}
    </div>
  );
}
