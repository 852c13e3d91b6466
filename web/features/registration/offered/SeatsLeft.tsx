import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import classes from './SeatsLeft.module.css';

/** Seat counts below this limit are highlighted. */
const few = 5;

/** The number of free seats in a section. */
export function SeatsLeft({ section: { availableSeats, waiting } }: { section: Schema<'Section'> }) {
  const { t } = useTranslation(['registration', 'common']);
  const full = waiting > 0 ? t('seats.fullWaiting', { count: waiting }) : t('seats.full');
  return (
    <div className={`${classes.seats} sis-figures`} data-few={availableSeats < few || undefined}>
      {availableSeats > 0 ? t('common:seats', { count: availableSeats }) : full}
    </div>
  );
}
