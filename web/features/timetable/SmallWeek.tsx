import type { CSSProperties } from 'react';
import { courseColour } from '../../ui/course-colour.ts';
import classes from './SmallWeek.module.css';
import { weekdays, type Taken } from './solver/problem.ts';

type Props = {
  taken: readonly Taken[];
  colours: ReadonlyMap<string, number>;
  /** Hours that every week beside it shows too. */
  hours: readonly [number, number];
  /** Course ids that stand out. */
  marked: ReadonlySet<number>;
};

/** A week as a picture. What is in it is said beside it. */
export function SmallWeek({ taken, colours, hours: [fromHour, toHour], marked }: Props) {
  return (
    <span className={classes.week} aria-hidden>
      {weekdays.map((day) => (
        <span key={day} className={classes.day}>
          {taken.flatMap(({ course, section }) =>
            section.meetings
              .filter((meeting) => meeting.day === day)
              .map(({ start, end }) => {
                const place = {
                  '--from': (start / 60 - fromHour) / (toHour - fromHour),
                  '--part': (end - start) / 60 / (toHour - fromHour),
                  ...courseColour(colours.get(course.code)),
                } as CSSProperties;
                return (
                  <span
                    key={`${section.sectionId} ${start}`}
                    className={classes.block}
                    style={place}
                    data-marked={marked.has(course.courseId) || undefined}
                    data-waiting={section.seat === 'full' || undefined}
                  />
                );
              }),
          )}
        </span>
      ))}
    </span>
  );
}
