import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../ui/text/DateText.tsx';
import { Modal } from '../ui/overlays/overlays.tsx';
import type { ClockMoves } from './useClockMoves.ts';

/**
 * Button that undoes the last move of the clock. If the trainer sets the clock back to an earlier instant instead, a
 * dialogue first explains that setting it back undoes nothing.
 */
export function ClockBack({ moves: { clock, asking, stopAsking, setBack, undo, moving } }: { moves: ClockMoves }) {
  const { t } = useTranslation(['simulator', 'common']);
  const before = clock.data?.beforeJump;
  return (
    <>
      {before && (
        <div className="sis-rows sis-loose">
          <div className="sis-buttons">
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden className="sis-directional" />}
              loading={moving}
              onClick={undo}
            >
              {t('clock.back.button')}
            </Button>
          </div>
          <p className="sis-note">
            {t('clock.back.text')} <DateText at={before.now} format="shortDateTime" />
          </p>
        </div>
      )}
      <Modal
        opened={asking !== null}
        onClose={stopAsking}
        centered
        radius="lg"
        title={t('clock.back.title')}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {asking && (
          <div className="sis-rows sis-loose">
            <p>{t('clock.back.undoesNothing')}</p>
            {before && (
              <Button onClick={undo}>
                <span>
                  {t('clock.back.button')} · <DateText at={before.now} format="shortDateTime" />
                </span>
              </Button>
            )}
            <Button variant="default" onClick={() => setBack(asking)}>
              <span>
                {t('clock.back.anyway')} · <DateText at={asking} format="shortDateTime" />
              </span>
            </Button>
            <Button variant="subtle" onClick={stopAsking}>
              {t('common:actions.cancel')}
            </Button>
          </div>
        )}
      </Modal>
    </>
  );
}
