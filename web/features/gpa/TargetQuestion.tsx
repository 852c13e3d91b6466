import { Button, Group, NumberInput } from '@mantine/core';
import { IconCheck, IconTarget, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/layout/Callout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { mostHours, type GpaBasis, type GpaPlan } from './gpa-plan.ts';
import { asPoints, hundredths, toLimits, sumsBeside, type PlannedCourse, type Simulation } from './gpa-simulation.ts';
import { answerTarget, smallestGrades, suggestedTarget, type GradeChoice } from './gpa-target.ts';
import classes from './TargetQuestion.module.css';

type Props = {
  basis: GpaBasis;
  planned: PlannedCourse[];
  simulation: Simulation;
  plan: GpaPlan;
  change: (part: Partial<GpaPlan>) => void;
};

const looks = {
  secured: { icon: IconCheck, tone: 'done' },
  needed: { icon: IconTarget },
  impossible: { icon: IconX, tone: 'ask' },
} as const;

/** The default credit hours of a semester without courses. */
const usualHours = 15;

/**
 * Calculates the grades that the target average requires. `ahead`: the credit hours until graduation, including those
 * of this semester.
 */
function answerQuestion({ basis, planned, simulation, plan }: Omit<Props, 'change'>) {
  const passing = basis.grades.flatMap(({ grade, points, passes }): GradeChoice[] =>
    points !== null && passes ? [{ grade, points: hundredths(points) }] : [],
  );
  const best = passing[0]?.points ?? 0;
  const { excellent, warning } = toLimits(basis);
  const suggested = suggestedTarget(simulation.before.cgpa, [warning, excellent], best);
  const target = plan.target ?? suggested;
  const semesterHours = simulation.plannedHours;
  const hours = plan.hours ?? (semesterHours || usualHours);
  // The hours to come begin with this semester's hours. If they cover the whole semester, the grades of its repeated
  // courses replace the old ones.
  const wholeSemester = semesterHours > 0 && hours >= semesterHours;
  const beside = sumsBeside(basis, wholeSemester ? planned : []);
  const answer = answerTarget(beside, hours, target, best);
  const hint = semesterHours > 0 ? smallestGrades(sumsBeside(basis, planned), planned, target, passing) : null;
  const ahead = basis.hours.running + basis.hours.remaining;
  return { passing, best, suggested, target, semesterHours, hours, beside, answer, hint, ahead };
}

/** Asks for a target average and shows the grades needed to reach it. */
export function TargetQuestion({ basis, planned, simulation, plan, change }: Props) {
  const { t } = useTranslation(['gpa', 'common']);
  const asked = answerQuestion({ basis, planned, simulation, plan });
  const { passing, best, suggested, target, semesterHours, hours, beside, answer, hint, ahead } = asked;
  const creditHours = (count: number): string => t('common:creditHours', { count });
  const outcome = answer.needed === 0 ? 'secured' : answer.reachable ? 'needed' : 'impossible';
  return (
    <Panel title={t('target.title')} text={t('target.text')}>
      <div className={`sis-spaced ${classes.fields}`}>
        <NumberInput
          label={t('target.target')}
          value={target / 100}
          onChange={(value) => {
            const wanted = hundredths(Number(value));
            if (wanted >= 1 && wanted <= best) change({ target: wanted === suggested ? null : wanted });
          }}
          min={0.01}
          max={best / 100}
          step={0.05}
          decimalScale={2}
          fixedDecimalScale
          clampBehavior="strict"
          inputMode="decimal"
        />
        <NumberInput
          label={t('target.hours')}
          value={hours}
          onChange={(value) => {
            const wanted = Number(value);
            if (Number.isInteger(wanted) && wanted >= 1 && wanted <= mostHours)
              change({ hours: wanted === semesterHours ? null : wanted });
          }}
          min={1}
          max={mostHours}
          allowDecimal={false}
          clampBehavior="strict"
          inputMode="numeric"
        />
      </div>
      <Callout {...looks[outcome]} role="status">
        {outcome === 'secured' && (
          <>
            <p className="sis-title">{t('target.secured', { target: asPoints(target) })}</p>
            <p>{t('target.securedText', { hours: creditHours(hours) })}</p>
          </>
        )}
        {outcome === 'needed' && (
          <>
            <p className="sis-title">{t('target.needed', { average: asPoints(answer.needed) })}</p>
            <p>{t('target.neededText', { hours: creditHours(hours) })}</p>
          </>
        )}
        {outcome === 'impossible' && (
          <>
            <p className="sis-title">
              {t('target.impossible', { target: asPoints(target), hours: creditHours(hours) })}
            </p>
            <p>{t('target.best', { best: asPoints(answer.best) })}</p>
            <p>
              {answer.hoursAtBest !== null && answer.hoursAtBest <= ahead
                ? t('target.later', { target: asPoints(target), hours: creditHours(answer.hoursAtBest) })
                : `${t('target.beyond', { remaining: creditHours(ahead) })} ${t('target.repeatHint')}`}
            </p>
          </>
        )}
      </Callout>
      {outcome === 'needed' && <NeededFormula target={target} hours={hours} beside={beside} needed={answer.needed} />}
      {hint && outcome !== 'secured' && (
        <SmallestGrades planned={planned} plan={plan} change={change} hint={hint} lowest={passing.at(-1)} />
      )}
    </Panel>
  );
}

function NeededFormula({
  target,
  hours,
  beside,
  needed,
}: {
  target: number;
  hours: number;
  beside: { points: number; hours: number };
  needed: number;
}) {
  const { t } = useTranslation('gpa');
  // Averages are rounded half up, so half a hundredth below the target is enough.
  const exact = ((target - 0.5) / 100).toFixed(3);
  return (
    <p className="sis-figures sis-note">
      {t('formula.rounding', { exact, target: asPoints(target) })}{' '}
      {t('formula.needed', {
        target: exact,
        hours: beside.hours + hours,
        points: asPoints(beside.points),
        more: hours,
        average: asPoints(needed),
      })}
    </p>
  );
}

type HintProps = Pick<Props, 'planned' | 'plan' | 'change'> & {
  hint: Map<string, GradeChoice>;
  lowest: GradeChoice | undefined;
};

function SmallestGrades({ planned, plan, change, hint, lowest }: HintProps) {
  const { t } = useTranslation(['gpa', 'common']);
  const counts = new Map<string, number>();
  for (const { grade } of [...hint.values()].sort((a, b) => b.points - a.points))
    counts.set(grade, (counts.get(grade) ?? 0) + 1);
  const chosen = planned.every(({ key, grade }) => grade === hint.get(key)?.grade);
  const use = (): void =>
    change({
      expected: Object.fromEntries(
        planned.flatMap(({ key, courseId, added }) => (added ? [] : [[courseId, hint.get(key)?.grade ?? '']])),
      ),
      extra: plan.extra.map((one) => ({ ...one, grade: hint.get(`extra ${one.key}`)?.grade ?? one.grade })),
    });
  return (
    <Group gap="0.5rem 1rem" className={classes.hint}>
      <h3 className="sis-subtitle">{t('target.hint')}</h3>
      {counts.size === 1 && lowest && counts.has(lowest.grade) ? (
        <p>{t('target.anyGrade')}</p>
      ) : (
        <ul className={`${classes.grades} sis-buttons sis-list`}>
          {[...counts].map(([grade, count]) => (
            <li key={grade}>{t('target.hintLine', { grade, courses: t('common:courses', { count }) })}</li>
          ))}
        </ul>
      )}
      <Button variant="light" size="compact-md" disabled={chosen} onClick={use}>
        {chosen ? t('target.used') : t('target.use')}
      </Button>
    </Group>
  );
}
