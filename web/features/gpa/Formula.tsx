import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toAverage, type Sums } from '../../../server/academic-record/gpa-average.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import type { GpaBasis } from './gpa-plan.ts';
import { asPoints, type Simulation } from './gpa-simulation.ts';
import classes from './Formula.module.css';

type Line = { name: 'before' | 'replaced' | 'expected' | 'total'; sign: string; sums: Sums };

/** The formula of the average, filled with the student's own points and credit hours. */
export function Formula({ basis, simulation: { sums } }: { basis: GpaBasis; simulation: Simulation }) {
  const { t } = useTranslation('gpa');
  const lines: Line[] = [
    { name: 'before', sign: '', sums: sums.before },
    ...(sums.replaced.hours > 0 ? [{ name: 'replaced' as const, sign: '−', sums: sums.replaced }] : []),
    ...(sums.expected.hours > 0 ? [{ name: 'expected' as const, sign: '+', sums: sums.expected }] : []),
    { name: 'total', sign: '=', sums: sums.total },
  ];
  return (
    <Panel title={t('formula.title')} text={t('formula.text')}>
      <div className="sis-scrolled">
        <table className={`sis-table ${classes.table}`} aria-label={t('formula.title')}>
          <thead>
            <tr>
              <th scope="col">{t('formula.line')}</th>
              <th scope="col">{t('formula.points')}</th>
              <th scope="col">{t('formula.hours')}</th>
              <th scope="col">{t('formula.average')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, sign, sums: { points, hours } }) => {
              const average = toAverage({ points, hours });
              return (
                <tr key={name} data-total={name === 'total' || undefined}>
                  <th scope="row">
                    <span className={classes.sign}>{sign}</span> {t(`formula.${name}`)}
                  </th>
                  <td>
                    <CodeText>{asPoints(points)}</CodeText>
                  </td>
                  <td>
                    <CodeText>{hours}</CodeText>
                  </td>
                  <td>
                    <CodeText>{average === null ? '–' : asPoints(average)}</CodeText>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <QuietText>{t('formula.rule')}</QuietText>
      <h3 className={classes.heading}>{t('formula.table')}</h3>
      <Group component="ul" gap="0.375rem" align="stretch" className={`sis-list ${classes.grades}`}>
        {basis.grades.map(({ grade, points }) => (
          <li key={grade}>
            <CodeText strong>{grade}</CodeText> <CodeText>{points === null ? '–' : points.toFixed(2)}</CodeText>
          </li>
        ))}
      </Group>
    </Panel>
  );
}
