import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import type { Column } from '../../ui/layout/DataTable.tsx';
import { DataTable, InLine, InTable } from '../../ui/layout/DataTable.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { mayPrepare } from '../../ui/refusals/service-state.ts';
import { useFormOf } from '../../ui/request/useFormOf.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { AppealCard } from './AppealCard.tsx';
import { AppealForm } from './AppealForm.tsx';
import classes from './AppealRequestPage.module.css';

type Course = Schema<'AppealableCourse'>;

/** The student's appeals with their progress, and the latest grades, each with an appeal button or a reason against. */
export default function AppealRequestPage() {
  const { t } = useTranslation('appeal');
  const { pick, messageText } = useLanguage();
  const services = useApi('getServices');
  const courses = useApi('getAppealableCourses');
  const appeals = useApi('getAppeals');
  const [appealing, setAppealing] = useFormOf('appeal', courses.data?.courses, ({ courseGradeId }) => courseGradeId);
  const service = services.data?.services.find((one) => one.service === 'appeal');

  const columns: Column<Course>[] = [
    {
      key: 'course',
      header: t('courses.course'),
      primary: true,
      sortBy: ({ code }) => code,
      render: ({ code, name }) => (
        <>
          <CodeText strong>{code}</CodeText> {pick(name)}
        </>
      ),
    },
    {
      key: 'hours',
      header: t('courses.hours'),
      align: 'end',
      render: ({ creditHours }) => <Hours count={creditHours} />,
    },
    {
      key: 'grade',
      header: t('courses.grade'),
      align: 'end',
      render: ({ grade }) => (
        <>
          <InLine>{t('courses.grade')} </InLine>
          <CodeText strong>{grade}</CodeText>
        </>
      ),
    },
    {
      key: 'appeal',
      header: t('courses.appeal'),
      bare: true,
      whole: ({ reasons }) => reasons.length > 0,
      render: (course) =>
        course.reasons[0] ? (
          <span className="sis-note">{messageText(course.reasons[0].Code, course.reasons[0].Params)}</span>
        ) : (
          <Button
            size="sm"
            variant="light"
            disabled={!service || !mayPrepare(service)}
            leftSection={<IconScale size={18} stroke={1.75} aria-hidden />}
            aria-label={t('courses.appealLabel', { code: course.code })}
            onClick={() => setAppealing(course)}
          >
            {t('courses.appeal')}
          </Button>
        ),
    },
  ];

  const list = appeals.data?.appeals ?? [];
  const semester = courses.data?.semester;
  return (
    <RequestPage
      kind="appeal"
      title={t('title')}
      description={courses.data && t('description', { fils: courses.data.fee })}
      reads={[courses, appeals]}
      form={
        appealing &&
        courses.data && <AppealForm course={appealing} fee={courses.data.fee} onClose={() => setAppealing(null)} />
      }
      alone
      list={
        list.length > 0 && (
          <RequestList title={t('mine.title')}>
            {list.map((appeal) => (
              <AppealCard key={appeal.id} appeal={appeal} />
            ))}
          </RequestList>
        )
      }
    >
      <section className={classes.section} aria-labelledby="grades">
        <h2 id="grades" className="sis-heading">
          {semester ? t('courses.title', { semester: pick(semester) }) : t('courses.caption')}
        </h2>
        <DataTable
          lines
          columns={columns}
          rows={courses.data?.courses ?? []}
          rowKey={({ courseGradeId }) => courseGradeId}
          caption={t('courses.caption')}
          emptyTitle={t('courses.empty')}
          emptyText={t('courses.emptyText')}
        />
      </section>
    </RequestPage>
  );
}

function Hours({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <>
      <InTable>{count}</InTable>
      <InLine>{t('creditHours', { count })}</InLine>
    </>
  );
}
