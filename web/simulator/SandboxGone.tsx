import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../api/failure.ts';
import { paths } from '../paths.ts';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { sandboxAddress } from './sandbox-address.ts';
import classes from './SandboxGone.module.css';

/**
 * Dialogue for a sandbox that no longer exists: its class was closed, its trainee was removed, or it was deleted. It
 * uses the native dialogue element, because no more chunks can be loaded.
 */
export function SandboxGone({ failure: { error } }: { failure: CallFailure }) {
  const { t } = useTranslation('simulator');
  const { messageText } = useLanguage();
  const dialogue = useRef<HTMLDialogElement>(null);
  useEffect(() => dialogue.current?.showModal(), []);
  const params = error.Refusals[0]?.Params ?? {};
  const ofClass = params.context === 'class' || params.context === 'removed';
  return (
    <dialog
      ref={dialogue}
      className={classes.dialogue}
      aria-labelledby="sandbox-gone"
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => event.currentTarget.showModal()}
    >
      <h2 id="sandbox-gone" className={classes.title}>
        {messageText(error.Message, params)}
      </h2>
      <p className={classes.text}>{messageText(error.Message, params, 'action')}</p>
      <a className={classes.way} href={sandboxAddress('', ofClass ? paths.joinByCode : paths.simulator)}>
        {t(ofClass ? 'gone.join' : 'gone.console')}
      </a>
    </dialog>
  );
}
