import { Button, Group, Stack } from '@mantine/core';
import { IconCheck, IconClipboardCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toLastMinute } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Meter } from '../../ui/controls/Meter.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { unlessListed } from '../../ui/refusals/service-state.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './CourseEvaluationPage.module.css';
import { PrivacyNote } from './PrivacyNote.tsx';
import { readDraft } from './survey-draft.ts';

type Surveys = Schema<'Surveys'>;

/** The courses to evaluate and those already evaluated. */
export default function CourseEvaluationPage() {
  const { t } = useTranslation(['survey', 'common']);
  const { pick } = useLanguage();
  const { data, error, refresh } = useApi('getSurveys', {});
  const services = useApi('getServices', {}, { quiet: true });
  const service = services.data?.services.find((one) => one.service === 'survey');
  return (
    <PageLayout
      title={t('title')}
      description={
        data &&
        `${pick(data.semester.name)} · ${t('minutes', { duration: t('common:minutes', { count: data.period.minutes }) })}`
      }
      service={unlessListed(service)}
      reading={(!data && !error) || services.isLoading}
    >
      {error && !data ? <ErrorState error={error} retry={refresh} /> : data && <SurveyList of={data} />}
    </PageLayout>
  );
}

function SurveyList({ of: { period, surveys, questions } }: { of: Surveys }) {
  const { t } = useTranslation('survey');
  if (surveys.length === 0) return <EmptyState icon={IconClipboardCheck} title={t('none')} text={t('noneText')} />;
  const done = surveys.filter(({ doneOn }) => doneOn !== null).length;
  // The next course is suggested only after the first evaluation; before, the student chooses any.
  const next = period.open && done > 0 ? surveys.find(({ doneOn }) => doneOn === null) : undefined;
  const progress = t('progress', { done, count: surveys.length });
  return (
    <Stack gap="lg" maw="60rem">
      <div className="sis-narrow">
        <Group component="p" gap="0.25rem 1rem" align="baseline" justify="space-between">
          <strong>{done === surveys.length ? t('allDone') : progress}</strong>
          {period.open && period.closesAt && done < surveys.length && (
            <span className="sis-note">
              {t('openUntil', { closesAt: period.closesAt })} (
              <RelativeTime at={toLastMinute(period.closesAt)} now={period.now} />)
            </span>
          )}
        </Group>
        <Meter label={t('title')} value={done} maximum={surveys.length} text={progress} />
        {next && (
          <div className={classes.next}>
            <Button component={Link} to={`${paths.courseEvaluationForm}?id=${next.id}`}>
              {t('next', { code: next.course.code })}
            </Button>
          </div>
        )}
      </div>
      <Stack component="ul" gap="sm" className="sis-list" aria-label={t('list')}>
        {surveys.map((survey) => (
          <SurveyRow key={survey.id} survey={survey} period={period} questions={questions} />
        ))}
      </Stack>
      <PrivacyNote />
    </Stack>
  );
}

type State = 'toDo' | 'done' | 'upcoming' | 'closed' | 'none';
const stateOf = ({ doneOn }: Surveys['surveys'][number], { open, opensAt, now }: Surveys['period']): State =>
  doneOn !== null
    ? 'done'
    : open
      ? 'toDo'
      : opensAt === null
        ? 'none'
        : Date.parse(opensAt) > Date.parse(now)
          ? 'upcoming'
          : 'closed';

function SurveyRow({
  survey,
  period,
  questions,
}: {
  survey: Surveys['surveys'][number];
  period: Surveys['period'];
  questions: number;
}) {
  const { t } = useTranslation('survey');
  const { pick } = useLanguage();
  const { record } = useRecord();
  const { id, course, instructor, doneOn } = survey;
  const state = stateOf(survey, period);
  const answered = doneOn === null ? Object.keys(readDraft(record?.studFacultyCode ?? '', id)).length : 0;
  const action = t(state !== 'toDo' ? 'look' : answered > 0 ? 'continue' : 'start');
  return (
    <Group component="li" gap="0.75rem 1rem" className={`${classes.row} sis-frame`} data-state={state}>
      <div className={classes.words}>
        <p className="sis-medium">
          <CodeText strong>{course.code}</CodeText> {pick(course.name)}
        </p>
        <p className="sis-note">
          {t('section', { number: course.number })} · {pick(instructor)}
        </p>
        {answered > 0 && state !== 'closed' && (
          <p className={classes.draft}>{t('draft', { answered: Math.min(answered, questions), count: questions })}</p>
        )}
      </div>
      <Tag tone={state === 'toDo' ? 'ask' : state === 'done' ? 'done' : 'quiet'}>
        {state === 'done' && <IconCheck size={14} stroke={2} aria-hidden />}
        {state === 'done'
          ? t('state.done', { on: doneOn ?? '' })
          : state === 'upcoming'
            ? t('state.upcoming', { at: period.opensAt ?? '' })
            : t(`state.${state}`)}
      </Tag>
      {(state === 'toDo' || state === 'upcoming') && (
        <Button
          component={Link}
          to={`${paths.courseEvaluationForm}?id=${id}`}
          variant={state === 'toDo' ? 'filled' : 'default'}
          className={classes.action}
          aria-label={t('of', { action, code: course.code })}
        >
          {action}
        </Button>
      )}
    </Group>
  );
}
