import { Button, Group } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { OverrideLink } from '../../../ui/override/OverrideLink.tsx';
import { waivableCodes } from '../../../ui/override/waivable.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import { NeededCourseState } from '../demand/NeededCourseState.tsx';
import type { NeededCourse } from '../demand/useDemand.ts';
import type { ChangeRequest } from '../registered/ChangeDialog.tsx';
import classes from './OfferedCourseCard.module.css';
import { commonReasons, fittingFirst, mayBeLifted, standingReasons, unsaidReasons } from './section-reasons.ts';
import { Reasons } from './Reasons.tsx';
import { sharedFacts } from './section-facts.ts';
import { SectionFacts } from './SectionFacts.tsx';
import { SectionRow } from './SectionRow.tsx';
import { WaitingHistory } from './WaitingHistory.tsx';

type Props = {
  period: Period;
  course: Schema<'OfferedCourse'>;
  /** The student's registration in this course. */
  registered: Schema<'RegisteredCourse'> | undefined;
  /** The registration that the chosen section will replace. */
  replacing: Schema<'RegisteredCourse'> | undefined;
  /** The course's entry in the response of `getDemand`; undefined if it has none. */
  needed: NeededCourse | undefined;
  /** True if registration is open for the student. */
  canAsk: boolean;
  canChoose: boolean;
  /** Message codes that the page already shows above, once for all sections. */
  saidAbove: ReadonlySet<string>;
  /** True if all sections are shown, however many there are. */
  opened: boolean;
  onOpen: (courseId: number) => void;
  onDetails: (courseId: number) => void;
  onRequest: (request: ChangeRequest) => void;
};

const shownAtFirst = 4;

/** One offered course and its sections. A page has up to twenty cards, so each is memoized. */
export const OfferedCourseCard = memo(function OfferedCourseCard({
  course,
  opened,
  needed,
  canAsk,
  onOpen,
  onDetails,
  ...rest
}: Props) {
  const { t } = useTranslation(['registration', 'common']);
  const common = unsaidReasons(commonReasons(course.sections), rest);
  // If no change in the basket could make the course possible, its sections are collapsed.
  const few = mayBeLifted(common) ? shownAtFirst : 0;
  const all = opened || (few > 0 && course.sections.length <= few + 1);
  // When a course is to be replaced, the sections that fit come first.
  const ordered = rest.replacing ? fittingFirst(course.sections, rest) : course.sections;
  const sections = all ? ordered : ordered.slice(0, few);
  const [first] = course.sections;
  const shared = sharedFacts(course.sections);
  // Reasons that all sections share are waived for the whole course, so one link is enough.
  const asked =
    rest.period === 'current' && common.length > 0
      ? course.sections.find((section) => waivableCodes(standingReasons(section, rest)).length > 0)
      : undefined;
  const headingId = `offered-${course.courseId}`;
  return (
    <li className={`${classes.card} sis-frame`}>
      <div className={classes.header}>
        <CourseHeading id={headingId} course={course} onDetails={onDetails} />
        <Group component="p" gap="0.125rem 0.75rem" align="stretch" m="0.125rem 0 0" className="sis-note">
          <span>{t('common:creditHours', { count: course.creditHours })}</span>
          {course.inMyPlan && (
            <span className={`sis-inline ${classes.plan}`}>
              <IconBookmark size={15} stroke={1.75} aria-hidden /> {t('offered.inMyPlan')}
            </span>
          )}
          {first && <SectionFacts section={first} facts={shared} />}
        </Group>
        <Reasons refusals={common} tone="refuse" period={rest.period} />
        {asked && <OverrideLink section={{ ...course, ...asked }} reasons={standingReasons(asked, rest)} />}
        {!rest.registered && few > 0 && (
          <WaitingHistory history={course.sections.find(({ history }) => history)?.history} className="sis-note" />
        )}
      </div>
      {course.sections.length === 0 ? (
        <p className={classes.none}>{t('offered.noSections')}</p>
      ) : (
        <ul className="sis-list" aria-labelledby={headingId}>
          {sections.map((section) => (
            <SectionRow
              key={section.sectionId}
              course={course}
              section={section}
              common={common}
              shared={shared}
              {...rest}
            />
          ))}
        </ul>
      )}
      {!all && (
        <Button variant="subtle" className={classes.all} onClick={() => onOpen(course.courseId)}>
          {t(few > 0 ? 'offered.moreSections' : 'offered.showSections', { count: course.sections.length - few })}
        </Button>
      )}
      {needed && (
        <div className={classes.needed}>
          <NeededCourseState course={needed} canAsk={canAsk} period={rest.period} onRequest={rest.onRequest} />
        </div>
      )}
    </li>
  );
});

type HeadingProps = { id: string; course: Schema<'OfferedCourse'>; onDetails: (courseId: number) => void };

/** Code and name of the course, as a button that opens its details. */
function CourseHeading({ id, course, onDetails }: HeadingProps) {
  const { pick } = useLanguage();
  return (
    <h3 id={id} className={classes.title}>
      <button
        type="button"
        className={`sis-plain ${classes.open} sis-bare`}
        onClick={() => onDetails(course.courseId)}
        aria-haspopup="dialog"
      >
        <CodeText strong>{course.code}</CodeText> <span>{pick(course.name)}</span>
      </button>
    </h3>
  );
}
