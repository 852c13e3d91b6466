import { courseColour } from './course-colour.ts';
import classes from './CourseMark.module.css';

/** The colour a course has in the week, before its code; nothing where it has none. */
export const CourseMark = ({ colour }: { colour: number | undefined }) =>
  colour === undefined ? null : <span className={classes.mark} style={courseColour(colour)} data-drawn aria-hidden />;
