import { courseColour } from './course-colour.ts';
import classes from './CourseMark.module.css';

/** Mark before a course code in the course's colour of the weekly timetable; null if it has no colour. */
export const CourseMark = ({ colour }: { colour: number | undefined }) =>
  colour === undefined ? null : <span className={classes.mark} style={courseColour(colour)} data-drawn aria-hidden />;
