import { Stack, type StackProps } from '@mantine/core';
import { useId, type ReactNode } from 'react';

type Props = Pick<StackProps, 'gap' | 'p' | 'className' | 'children'> & {
  title: ReactNode;
  titleClass?: string;
  /** The id of the title, for a page that scrolls to it. */
  id?: string;
};

/** A part of a console section, with its own title. */
export function Card({ title, titleClass = 'sis-headline', id, className = '', children, ...layout }: Props) {
  const own = useId();
  const titleId = id ?? own;
  return (
    <Stack
      component="section"
      p="clamp(1rem, 2vw, 1.5rem)"
      {...layout}
      className={`${className} sis-frame`}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={titleClass}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}
