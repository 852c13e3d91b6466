import type { Icon } from '@tabler/icons-react';
import {
  IconCircleCheck,
  IconCircleMinus,
  IconHourglassEmpty,
  IconLock,
  IconLockOpen2,
  IconProgress,
  IconRepeat,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import classes from './StateMark.module.css';

export type LinkState = Schema<'PlanCourseLink'>['state'];
export type CourseState = Schema<'PlanCourseState'>;

export const stateIcons: Record<LinkState, Icon> = {
  done: IconCircleCheck,
  running: IconProgress,
  open: IconLockOpen2,
  repeat: IconRepeat,
  soon: IconHourglassEmpty,
  blocked: IconLock,
  outside: IconCircleMinus,
};

/** The states in the order of their importance to the student. */
export const courseStates: CourseState[] = ['open', 'repeat', 'soon', 'running', 'done', 'blocked'];

/** The state of a course for the student: an icon, a word and a colour. `bare`: without the word. */
export function StateMark({ state, bare = false }: { state: LinkState; bare?: boolean }) {
  const { t } = useTranslation('plan');
  const Sign = stateIcons[state];
  return (
    <span className={`sis-note sis-inline ${classes.mark}`} data-state={state}>
      <Sign size={16} stroke={2} aria-hidden />
      {!bare && t(`state.${state}`)}
    </span>
  );
}
