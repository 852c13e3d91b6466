import type { TFunction } from 'i18next';
import { formatList, isolate, type Language } from '../../../locales/i18n.ts';
import type { ClassChange } from './schedule-view.ts';

/** The words for a class that is not held at its weekly time. */
export const offText = ({ kind, to }: ClassChange, t: TFunction<'schedule'>): string =>
  to ? t(kind === 'moved' ? 'changes.movedTo' : 'changes.madeUpAt', { at: to.startsAt }) : t('changes.cancelled');

/** The words for a class that is held at another time. */
export const heldText = ({ kind, was }: ClassChange, t: TFunction<'schedule'>): string =>
  t(kind === 'moved' ? 'changes.movedFrom' : 'changes.madeUpFor', { at: was.startsAt });

/** The words for the student's other classes at the new time; empty if there are none. */
export const overlapText = ({ overlaps }: ClassChange, t: TFunction<'schedule'>, language: Language): string =>
  overlaps.length ? t('changes.overlaps', { courses: formatList(overlaps.map(isolate), language) }) : '';
