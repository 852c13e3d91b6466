import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './CourseNames.module.css';
import { StateMark } from './StateMark.tsx';

type Link = Schema<'PlanCourseLink'>;

/** Prerequisite groups as codes: all groups, any one of a group. */
export function CodeGroups({ groups }: { groups: Link[][] }) {
  const { t } = useTranslation('plan');
  return groups.map((group, index) => (
    <Fragment key={group.map(({ courseId }) => courseId).join()}>
      {index > 0 && ` ${t('map.and')} `}
      {group.map(({ courseId, code }, place) => (
        <Fragment key={courseId}>
          {place > 0 && ` ${t('map.or')} `}
          <CodeText>{code}</CodeText>
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** The same as plain text, for those who hear it. */
export const codesOf = (groups: Link[][], or: string, and: string): string => groups.map((group) => group.map(({ code }) => code).join(` ${or} `)).join(` ${and} `);

/** Courses by code and name with their state; each opens in the drawer. */
export function CourseButtons({ courses, onOpen }: { courses: Link[]; onOpen: (courseId: number) => void }) {
  const { pick } = useLanguage();
  return (
    <ul className={classes.list}>
      {courses.map(({ courseId, code, name, state }) => (
        <li key={courseId}>
          {state === 'outside' ? (
            <span className={classes.row}>
              <Words code={code} name={pick(name)} />
              <StateMark state={state} />
            </span>
          ) : (
            <button type="button" className={classes.row} onClick={() => onOpen(courseId)}>
              <Words code={code} name={pick(name)} />
              <StateMark state={state} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const Words = ({ code, name }: { code: string; name: string }) => (
  <span>
    <CodeText strong>{code}</CodeText> {name}
  </span>
);
