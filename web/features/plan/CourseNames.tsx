import { Stack } from '@mantine/core';
import { formatList, type Language } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { InlineList } from '../../ui/text/InlineList.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './CourseNames.module.css';
import { StateMark } from './StateMark.tsx';

type Link = Schema<'PlanCourseLink'>;

/** Prerequisite groups as codes: all groups are required, any one course of each group. */
export const CodeGroups = ({ groups }: { groups: Link[][] }) => (
  <InlineList>
    {groups.map((group) => (
      <InlineList key={group.map(({ courseId }) => courseId).join()} join="or">
        {group.map(({ courseId, code }) => (
          <CodeText key={courseId}>{code}</CodeText>
        ))}
      </InlineList>
    ))}
  </InlineList>
);

/** The prerequisite groups as plain text, for screen readers. */
export const formatCodes = (groups: Link[][], language: Language): string =>
  formatList(
    groups.map((group) =>
      formatList(
        group.map(({ code }) => code),
        language,
        'or',
      ),
    ),
    language,
  );

/** Courses by code and name with their state. Each course opens its drawer, except one outside the plan. */
export function CourseButtons({ courses, onOpen }: { courses: Link[]; onOpen: (courseId: number) => void }) {
  const { pick } = useLanguage();
  return (
    <Stack component="ul" gap="0.375rem" m="0.375rem 0 0" className="sis-list">
      {courses.map(({ courseId, code, name, state }) => (
        <li key={courseId}>
          {state === 'outside' ? (
            <span className={`sis-row sis-box sis-plain ${classes.row}`}>
              <Words code={code} name={pick(name)} />
              <StateMark state={state} />
            </span>
          ) : (
            <button
              type="button"
              className={`sis-row sis-box sis-plain ${classes.row}`}
              onClick={() => onOpen(courseId)}
            >
              <Words code={code} name={pick(name)} />
              <StateMark state={state} />
            </button>
          )}
        </li>
      ))}
    </Stack>
  );
}

const Words = ({ code, name }: { code: string; name: string }) => (
  <span>
    <CodeText strong>{code}</CodeText> {name}
  </span>
);
