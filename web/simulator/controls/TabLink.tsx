import { Button, type ButtonProps } from '@mantine/core';
import type { AriaAttributes } from 'react';

/** `opener`: the new tab may know this one, as pages of the trainer do. */
type Props = ButtonProps & Pick<AriaAttributes, 'aria-label'> & { href: string; opener?: boolean };

/** A link to a new tab that looks like a button. */
export function TabLink({ opener = false, ...props }: Props) {
  return <Button component="a" target="_blank" rel={opener ? 'opener' : 'noopener'} {...props} />;
}
