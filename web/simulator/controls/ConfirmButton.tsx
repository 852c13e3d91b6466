import { Button, type ButtonProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';

type Props = ButtonProps & {
  /** Label of this button, a verb. */
  label: string;
  /** Label of the button that confirms; by default the same. */
  confirm?: string;
  /** The label for screen readers, which names the object if several of them have such a button. */
  longLabel?: string;
  /** The question of the dialogue. */
  title: string;
  running: boolean;
  /** The consequences of the action. */
  children: ReactNode;
  /** Resolves to false if the dialogue is to stay open. */
  onConfirm: () => Promise<unknown>;
};

/** A button for an action that cannot be undone. It opens a dialogue that asks first. */
export function ConfirmButton({
  label,
  confirm = label,
  longLabel,
  title,
  running,
  children,
  onConfirm,
  ...look
}: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" loading={running} {...look} aria-label={longLabel} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialogue
        opened={asking}
        danger
        title={title}
        confirm={confirm}
        running={running}
        onClose={() => setAsking(false)}
        onConfirm={() => void onConfirm().then((done) => done !== false && setAsking(false))}
      >
        {children}
      </ConfirmDialogue>
    </>
  );
}
