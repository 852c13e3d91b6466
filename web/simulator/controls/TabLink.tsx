import { Button, type ButtonProps } from '@mantine/core';
import type { AriaAttributes } from 'react';

/** `opener`: true if the new tab may access this one through `window.opener`, as the trainer's pages do. */
type Props = ButtonProps & Pick<AriaAttributes, 'aria-label'> & { href: string; opener?: boolean };

/** A link to a new tab that looks like a button. */
export function TabLink({ opener = false, ...props }: Props) {
  return <Button component="a" target="_blank" rel={opener ? 'opener' : 'noopener'} {...props} />;
}
