import { Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import classes from './ExamList.module.css';
import { ExamTime } from '../offered/ExamTime.tsx';
import type { Drawn } from './week-blocks.ts';
import { examRows } from './week-blocks.ts';

/** The final examinations of a schedule, sorted by time. */
export function ExamList({ drawn, headingOrder = 2 }: { drawn: Drawn[]; headingOrder?: 2 | 3 }) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const rows = examRows(drawn);
  if (rows.length === 0) return null;
  const Heading = headingOrder === 2 ? 'h2' : 'h3';
  return (
    <section>
      <Heading className={`sis-subtitle ${classes.heading}`}>{t('exams.title')}</Heading>
      <ol className={`sis-list sis-box ${classes.list}`}>
        {rows.map(({ key, code, name, exam, tone, conflict }) => (
          <li key={key} className={`sis-wrap ${classes.row}`} data-tone={tone} data-conflict={conflict || undefined}>
            <Group component="span" gap="0.5rem" align="baseline">
              <CodeText strong>{code}</CodeText> <span className="sis-quiet">{pick(name)}</span>
              {tone === 'added' && <Tag tone="accent">{t('change.added')}</Tag>}
              {tone === 'waiting' && <Tag tone="accent">{t('change.waiting')}</Tag>}
            </Group>
            <span className={classes.time}>
              {conflict && (
                <span className={`sis-inline ${classes.conflict}`}>
                  <IconAlertTriangle size={16} aria-hidden /> {t('exams.conflict')}
                </span>
              )}
              <ExamTime exam={exam} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
