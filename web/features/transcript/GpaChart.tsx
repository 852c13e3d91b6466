import { Group } from '@mantine/core';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './AcademicTranscriptPage.module.css';
import type { Transcript } from './transcript.ts';
import { semesterLabel } from './semester-label.ts';

const ticks = [0, 1, 2, 3, 4];
/** More semester names than this overlap on a phone. */
const most = 4;

/**
 * Line chart of the averages over the semesters, in reading direction. For a screen reader it is one image, because a
 * table beside it has the figures.
 */
export default function GpaChart({ transcript: { semesters, limits } }: { transcript: Transcript }) {
  const { t } = useTranslation('transcript');
  const { direction } = useLanguage();
  const wide = useMediaQuery('(min-width: 48em)', true);
  const rtl = direction === 'rtl';
  const series = [
    { name: 'cgpa', label: t('chart.cumulative'), color: 'var(--sis-accent)' },
    { name: 'gpa', label: t('chart.semester'), color: 'var(--sis-sand)', strokeDasharray: '5 4' },
  ];
  return (
    <>
      {/* The chart is drawn left to right in both languages; for Arabic the axis is reversed. */}
      <div className={classes.chart} role="img" aria-label={t('chart.label', { count: semesters.length })}>
        <LineChart
          dir="ltr"
          h="100%"
          data={semesters.map((semester) => ({
            semester: semesterLabel(t, semester),
            gpa: semester.gpa,
            cgpa: semester.cgpa,
          }))}
          dataKey="semester"
          series={series}
          curveType="linear"
          strokeWidth={2.5}
          gridColor="var(--sis-line)"
          textColor="var(--sis-quiet)"
          valueFormatter={(value) => value.toFixed(2)}
          xAxisProps={{ reversed: rtl, interval: !wide && semesters.length > most ? 'equidistantPreserveStart' : 0 }}
          yAxisProps={{
            orientation: rtl ? 'right' : 'left',
            domain: [0, 4],
            ticks,
            width: 36,
            ...(rtl && { tick: { transform: 'translate(10, 0)', fontSize: 12, fill: 'currentColor' } }),
          }}
          referenceLines={[
            { y: limits.warning, color: 'var(--sis-refuse)', strokeDasharray: '2 4' },
            { y: limits.excellent, color: 'var(--sis-done)', strokeDasharray: '2 4' },
          ]}
          lineProps={{ isAnimationActive: false }}
          tooltipAnimationDuration={0}
          tooltipProps={{ wrapperStyle: { direction } }}
          lineChartProps={{ accessibilityLayer: false }}
        />
      </div>
      <Group component="ul" gap="0.25rem 1.25rem" align="stretch" className={`sis-list sis-small ${classes.legend}`}>
        <li>
          <span className={classes.key} aria-hidden />
          {t('chart.cumulative')}
        </li>
        <li>
          <span className={classes.key} data-semester aria-hidden />
          {t('chart.semester')}
        </li>
        <li>
          <span className={classes.key} data-limit="excellent" aria-hidden />
          {t('chart.excellent', { value: limits.excellent.toFixed(2) })}
        </li>
        <li>
          <span className={classes.key} data-limit="warning" aria-hidden />
          {t('chart.warning', { value: limits.warning.toFixed(2) })}
        </li>
      </Group>
    </>
  );
}
