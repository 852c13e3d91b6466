import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../locales/i18n.ts';
import { useApi } from '../../api/useApi.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { Card } from '../controls/Card.tsx';
import { DemandAnswerForm } from './DemandAnswerForm.tsx';
import type { Board, BoardCourse } from './demand-board.ts';
import { FreeHours } from './FreeHours.tsx';
import classes from './DemandCard.module.css';
import { NewSectionForm } from './NewSectionForm.tsx';

/** The courses that students need and cannot register in, for their departments to open sections or answer. */
export function DemandCard() {
  const { t } = useTranslation('classroom');
  const { data, error, refresh } = useApi('getDemandBoard', {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={120} radius="lg" />;
  return (
    <Card title={t('demand.title')}>
      <p className="sis-quiet">{t(data.courses.length > 0 ? 'demand.text' : 'demand.none')}</p>
      {data.courses.map((course) => (
        <DemandCourse key={course.courseId} course={course} board={data} />
      ))}
    </Card>
  );
}

/**
 * One course: the students who need it, the hours at which they are free, its sections, and forms for a new section and
 * an answer.
 */
function DemandCourse({ course, board }: { course: BoardCourse; board: Board }) {
  const { t } = useTranslation('classroom');
  const { pick, language } = useLanguage();
  const [form, setForm] = useState<'section' | 'answer' | null>(null);
  const [said, setSaid] = useState('');
  const { code, asked, eligible, graduating, colleges, years, sections, answer } = course;
  const done = (words: string): void => {
    setForm(null);
    setSaid(words);
  };
  return (
    <Stack component="section" gap="0.75rem" className={classes.course} aria-label={code}>
      <div>
        <h3 className="sis-subtitle">
          <CodeText strong>{code}</CodeText> {pick(course.name)}
        </h3>
        <p className="sis-note">{pick(course.department)}</p>
      </div>
      <p>
        <strong>{t('demand.asked', { count: asked })}</strong> {t('demand.eligible', { count: eligible })}{' '}
        {t('demand.graduating', { count: graduating })}
      </p>
      <p className="sis-note">
        {formatList(
          [
            ...colleges.map(({ name, count }) => t('demand.ofCollege', { college: pick(name), count })),
            ...years.map(({ year, count }) => t('demand.ofYear', { year, count })),
          ],
          language,
          'comma',
        )}
      </p>
      <FreeHours course={course} firstHour={board.firstHour} />
      <ul className="sis-list sis-note">
        {sections.map(({ section, instructor, capacity, free }) => (
          <li key={section}>
            <CodeText>{section}</CodeText> · {pick(instructor)} · {t('seats.free', { count: free, capacity })}
          </li>
        ))}
      </ul>
      {answer && (
        <p className="sis-note">
          {answer.text
            ? t('demand.answered', { answer: pick(answer.text) })
            : t('demand.opened', { number: answer.number })}
        </p>
      )}
      {form === 'section' ? (
        <NewSectionForm course={course} rooms={board.rooms} onClose={() => setForm(null)} onDone={done} />
      ) : form === 'answer' ? (
        <DemandAnswerForm course={course} onClose={() => setForm(null)} onDone={done} />
      ) : (
        <div className="sis-buttons">
          <Button aria-label={t('demand.openOf', { code })} onClick={() => setForm('section')}>
            {t('demand.open')}
          </Button>
          <Button variant="default" aria-label={t('demand.replyOf', { code })} onClick={() => setForm('answer')}>
            {t('demand.reply')}
          </Button>
        </div>
      )}
      <p role="status" className="sis-quiet">
        {said}
      </p>
    </Stack>
  );
}
