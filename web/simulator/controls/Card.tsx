import { useId, type ReactNode } from 'react';
import classes from '../Section.module.css';

type Props = {
  title: ReactNode;
  /** The classes of the card and its title; by default those of most sections. */
  look?: { readonly [name: string]: string };
  /** The id of the title, for a page that scrolls to it. */
  id?: string;
  children: ReactNode;
};

/** A part of a console section, with its own title. */
export function Card({ title, look = classes, id, children }: Props) {
  const own = useId();
  const titleId = id ?? own;
  return (
    <section className={look.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={look.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
