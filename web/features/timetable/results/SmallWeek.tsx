import type { CSSProperties } from 'react';
import { courseColour } from '../../../ui/week/course-colour.ts';
import classes from './SmallWeek.module.css';
import { weekdays, type Taken } from '../solver/problem.ts';

type Props = {
  taken: readonly Taken[];
  colours: ReadonlyMap<string, number>;
  /** The first and last hour, the same for all timetables side by side. */
  hours: readonly [number, number];
  /** The ids of the highlighted courses. */
  marked: ReadonlySet<number>;
};

/** A timetable as a small picture of the week. The text beside it gives the content. */
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
