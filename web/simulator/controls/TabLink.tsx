import { Button, type ButtonProps } from '@mantine/core';
import type { AriaAttributes } from 'react';

/**
 * `opener`: true for the trainer's pages. The browser then copies the session storage to the new tab, with the
 * trainer's code if it is there.
 */
type Props = ButtonProps & Pick<AriaAttributes, 'aria-label'> & { href: string; opener?: boolean };

/** A link to a new tab that looks like a button. */
export function TabLink({ opener = false, ...props }: Props) {
  return <Button component="a" target="_blank" rel={opener ? 'opener' : 'noopener'} {...props} />;
}
