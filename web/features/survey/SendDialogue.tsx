import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SurveySteps.module.css';

type Props = { opened: boolean; code: string; running: boolean; onClose: () => void; onSend: () => void };

/** Asked before sending: there is no way back. */
export function SendDialogue({ opened, code, running, onClose, onSend }: Props) {
  const { t } = useTranslation(['survey', 'common']);
  return (
    <Modal opened={opened} onClose={onClose} title={<span className={classes.question}>{t('form.confirmTitle', { code })}</span>} closeButtonProps={{ 'aria-label': t('common:actions.close') }}>
      <p className={classes.means}>{t('form.confirmText')}</p>
      <div className={classes.buttons} data-end>
        <Button variant="default" onClick={onClose}>
          {t('form.notYet')}
        </Button>
        <Button data-autofocus loading={running} onClick={onSend}>
          {t('form.send')}
        </Button>
      </div>
    </Modal>
  );
}
