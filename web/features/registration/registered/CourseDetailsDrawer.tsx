import { Group, Skeleton, Stack } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseBodyOf, Schema } from '../../../api/operations.ts';
import { useApi } from '../../../api/useApi.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { Drawer } from '../../../ui/overlays/overlays.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import classes from './CourseDetailsDrawer.module.css';
import { SectionTimes } from '../offered/SectionTimes.tsx';

type Props = { period: Period; courseId: number | null; onClose: () => void };

/** A course's contents, its sections, and the courses that it requires, each marked as passed or not. */
export function CourseDetailsDrawer({ period, courseId, onClose }: Props) {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <Drawer
      opened={courseId !== null}
      onClose={onClose}
      position="right"
      size="32rem"
      title={<span className={`sis-subtitle ${classes.heading}`}>{t('details.title')}</span>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {courseId !== null && <Details key={courseId} period={period} courseId={courseId} />}
    </Drawer>
  );
}

function Details({ period, courseId }: { period: Period; courseId: number }) {
  const { t } = useTranslation(['registration', 'common']);
  const { pick } = useLanguage();
  const { data, error, refresh } = useApi('courseDetails', { courseId, Period: period }, { quiet: true });
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={280} aria-busy aria-label={t('common:page.loading')} />;
  const { course, contents, prerequisites, corequisites } = data;
  return (
    <Stack gap="1.5rem">
      <h2 className={classes.name}>
        <CodeText strong>{course.code}</CodeText> {pick(course.name)}
      </h2>
      <CourseFacts course={course} />
      <section>
        <h3 className={`sis-subtitle ${classes.heading}`}>{t('details.contents')}</h3>
        <p>{pick(contents)}</p>
      </section>
      <section>
        <h3 className={`sis-subtitle ${classes.heading}`}>{t('details.prerequisites')}</h3>
        {prerequisites.length === 0 ? (
          <p>{t('details.noPrerequisites')}</p>
        ) : (
          <Stack component="ul" gap="sm" m="0.25rem 0 0" className="sis-list">
            {prerequisites.map((group) => (
              <li key={group.map(({ courseId: id }) => id).join()}>
                {group.map((reference, index) => (
                  <Fragment key={reference.courseId}>
                    {index > 0 && <span className={`sis-note ${classes.or}`}>{t('details.or')}</span>}
                    <Reference reference={reference} />
                  </Fragment>
                ))}
              </li>
            ))}
          </Stack>
        )}
      </section>
      <section>
        <h3 className={`sis-subtitle ${classes.heading}`}>{t('details.sections')}</h3>
        <Sections sections={course.sections} />
      </section>
      {corequisites.length > 0 && (
        <section>
          <h3 className={`sis-subtitle ${classes.heading}`}>{t('details.corequisites')}</h3>
          <p>{t('details.corequisitesText')}</p>
          <Stack component="ul" gap="sm" m="0.25rem 0 0" className="sis-list">
            {corequisites.map((reference) => (
              <li key={reference.courseId}>
                <Reference reference={reference} />
              </li>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}

type Course = ResponseBodyOf<'courseDetails'>['course'];

/** The course's entries in the catalogue. */
function CourseFacts({ course }: { course: Course }) {
  const { t } = useTranslation(['registration', 'common']);
  const { pick } = useLanguage();
  return (
    <dl className={classes.facts}>
      <Fact name={t('details.creditHours')}>{t('common:creditHours', { count: course.creditHours })}</Fact>
      <Fact name={t('details.college')}>{pick(course.college)}</Fact>
      <Fact name={t('details.department')}>{pick(course.department)}</Fact>
      <Fact name={t('details.level')}>{t(`details.levels.${course.level}`)}</Fact>
      <Fact name={t('details.type')}>{t(`details.types.${course.type}`)}</Fact>
      <Fact name={t('details.method')}>{t(`details.methods.${course.teachingMethod}`)}</Fact>
      <Fact name={t('details.exam')}>{course.hasExam ? t('common:yes') : t('common:no')}</Fact>
      <Fact name={t('details.active')}>{t(course.active ? 'details.activeYes' : 'details.activeNo')}</Fact>
      <Fact name={t('details.online')}>{t(course.onlineRegistration ? 'details.onlineYes' : 'details.onlineNo')}</Fact>
      {course.relatedGroup && <Fact name={t('details.group')}>{course.relatedGroup}</Fact>}
    </dl>
  );
}

/** The sections of the course with their times. */
function Sections({ sections }: { sections: Course['sections'] }) {
  const { t } = useTranslation('registration');
  return sections.length === 0 ? (
    <p>{t('details.noSections')}</p>
  ) : (
    <Stack component="ul" gap="sm" m="0.25rem 0 0" className="sis-list">
      {sections.map(({ sectionId, number, language, teachingPeriod, meetings }) => (
        <li key={sectionId} className={`sis-wrap ${classes.section}`}>
          <CodeText strong>{number}</CodeText>
          <span>{teachingPeriod ? t(`teachingPeriod.${teachingPeriod}`) : t('times.none')}</span>
          <span className="sis-quiet">{t(`language.${language}`)}</span>
          {teachingPeriod && (
            <span className={classes.times}>
              <SectionTimes meetings={meetings} withCampus />
            </span>
          )}
        </li>
      ))}
    </Stack>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Reference({ reference: { code, name, passed } }: { reference: Schema<'CourseReference'> }) {
  const { t } = useTranslation(['registration', 'common']);
  const { pick } = useLanguage();
  const Icon = passed ? IconCircleCheck : IconCircle;
  return (
    <Group component="span" gap="0.125rem 0.5rem" className={classes.reference} data-passed={passed || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        <CodeText strong>{code}</CodeText> {pick(name)}
      </span>
      <span className={`sis-aside sis-note ${classes.passed}`}>
        {passed ? t('details.passed') : t('details.notPassed')}
      </span>
    </Group>
  );
}
