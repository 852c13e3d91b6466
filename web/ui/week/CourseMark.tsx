import { courseColour } from './course-colour.ts';
import classes from './CourseMark.module.css';

/** The course's colour in the week, shown before its code; nothing if it has none. */
export const CourseMark = ({ colour }: { colour: number | undefined }) =>
  colour === undefined ? null : <span className={classes.mark} style={courseColour(colour)} data-drawn aria-hidden />;
