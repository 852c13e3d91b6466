import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { useClockMoves } from '../useClockMoves.ts';
import classes from './OfficeRequest.module.css';

/**
 * A request that is decided together with others in a round and not by an office. The round takes place when the clock
 * reaches its time.
 */
export function DeskRound({ round: { at }, reference }: { round: Schema<'DeskRound'>; reference: string }) {
  const { t } = useTranslation('classroom');
  const { jump, moving } = useClockMoves({ quiet: true });
  return (
    <div className={`sis-rows ${classes.decision}`}>
      <p className="sis-note">{at === null ? t('offices.roundUnknown') : t('offices.round', { at })}</p>
      {at === null ? (
        <Button component={Link} to={`${paths.simulator}/now`} size="md" variant="default" className="sis-start">
          {t('offices.roundAgenda')}
        </Button>
      ) : (
        <Button
          size="md"
          loading={moving}
          onClick={() => jump(at)}
          aria-label={t('offices.roundLabel', { reference })}
          className="sis-start"
        >
          {t('offices.roundNow')}
        </Button>
      )}
    </div>
  );
}
