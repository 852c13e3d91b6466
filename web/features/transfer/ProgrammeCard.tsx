import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isLiftedBy } from '../../api/code-traits.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ConditionList, type Condition } from '../../ui/refusals/ConditionList.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { Reasons } from '../../ui/refusals/Reasons.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './TransferPage.module.css';

type Programme = Schema<'TransferProgramme'>;
type Props = {
  programme: Programme;
  options: Schema<'TransferOptions'>;
  /** Position of the programme in the ranking, from 1; null if it is not ranked. */
  position?: number | null;
  /** Adds the programme to the ranking; undefined if nothing can be added now. */
  onAdd?: (() => void) | undefined;
};

/**
 * One programme: its conditions, its seats, the lowest CGPA accepted last time, the student's place among the requests,
 * and the courses and hours that would count there.
 */
export function ProgrammeCard({ programme, options, position = null, onAdd }: Props) {
  const { t } = useTranslation('transfer');
  const { pick } = useLanguage();
  const { id, name, department, reasons, seats, lastCgpa, lastTaken, asked, place, counts, semesters, counted } =
    programme;
  const other = reasons.filter(isLiftedBy('otherProgramme'));
  return (
    <li className={`${classes.card} sis-frame`} aria-labelledby={`programme-${String(id)}`}>
      <div>
        <h4 id={`programme-${String(id)}`} className="sis-subtitle">
          {pick(name)}
        </h4>
        <p className="sis-block sis-note">{pick(department)}</p>
      </div>
      <Criteria programme={programme} options={options} />
      <FactList>
        <Fact name={t('programme.seats')}>{seats}</Fact>
        <Fact name={t('programme.last')}>
          {lastCgpa === null ? (
            t(lastTaken === null ? 'programme.lastNone' : 'programme.lastNobody')
          ) : (
            <CodeText>{lastCgpa.toFixed(2)}</CodeText>
          )}
        </Fact>
        <Fact name={t('programme.place')}>
          {asked === 0 ? t('programme.placeFirst') : t('programme.placeOf', { place, total: asked + 1 })}
        </Fact>
        <Fact name={t('programme.counts')}>
          {t('programme.countsOf', { hours: counts, total: options.earnedHours })}
        </Fact>
        <Fact name={t('programme.toGraduation')}>{t('programme.semesters', { count: semesters })}</Fact>
      </FactList>
      {counted.length > 0 && (
        <details className={classes.details}>
          <summary>{t('programme.counted', { count: counted.length })}</summary>
          <ul>
            {counted.map((course) => (
              <li key={course.courseId}>
                <CodeText>{course.code}</CodeText> {pick(course.name)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Reasons reasons={other} />
      {position !== null && <p className={classes.ranked}>{t('programme.added', { position })}</p>}
      {position === null && onAdd && reasons.length === 0 && (
        <Button
          variant="light"
          className={classes.add}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          aria-label={t('programme.addLabel', { name: pick(name) })}
          onClick={onAdd}
        >
          {t('programme.add')}
        </Button>
      )}
    </li>
  );
}

function Criteria({
  programme: { minimumCgpa, track, entry, reasons },
  options: { kinds },
}: {
  programme: Programme;
  options: Schema<'TransferOptions'>;
}) {
  const { t } = useTranslation('transfer');
  const { pick } = useLanguage();
  const unmet = (code: string): boolean => reasons.some(({ Code }) => Code === code);
  // Programmes for diploma students do not check the track of the secondary certificate, because the diploma replaces
  // it.
  const asksTrack = !kinds.includes('diplomaToBachelor');
  const conditions: Condition[] = [
    { key: 'cgpa', met: !unmet('transfer.cgpa'), text: t('programme.cgpa', { points: minimumCgpa.toFixed(2) }) },
    ...(asksTrack
      ? [
          {
            key: 'track',
            met: !unmet('transfer.track'),
            text: track === null ? t('programme.anyTrack') : t('programme.track', { track: t(`tracks.${track}`) }),
          },
        ]
      : []),
    ...entry.map(({ code, name, passed }) => ({
      key: code,
      met: passed,
      text: t('programme.course', { code }),
      note: pick(name),
    })),
  ];
  return (
    <div>
      <p className="sis-block sis-note">{t('programme.criteria')}</p>
      <ConditionList conditions={conditions} />
    </div>
  );
}
