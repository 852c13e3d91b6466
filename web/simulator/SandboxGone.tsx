import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../api/failure.ts';
import { paths } from '../app/paths.ts';
import { useFailureText } from '../ui/useFailureText.ts';
import { sandboxAddress } from './sandbox-address.ts';
import classes from './SandboxGone.module.css';

const isOfClass = ({ Refusals }: CallFailure['error']): boolean => Refusals.some(({ Params }) => Params.context === 'class');

/** The university of this page is no more: a class was closed, or its sandbox was deleted. Nothing here answers any longer. */
export function SandboxGone({ failure }: { failure: CallFailure }) {
  const { t } = useTranslation('simulator');
  const failureText = useFailureText();
  const { text, action } = failureText(failure);
  const ofClass = isOfClass(failure.error);
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} centered title={text} radius="lg" classNames={{ title: classes.title }}>
      <p role="alert" className={classes.text}>{action}</p>
      <Button component="a" href={sandboxAddress('', ofClass ? paths.joinByCode : paths.simulator)} fullWidth data-autofocus>
        {t(ofClass ? 'gone.join' : 'gone.console')}
      </Button>
    </Modal>
  );
}
