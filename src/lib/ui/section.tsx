import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** Beside the title: a link to more, a button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading, on a surface. */
export function Section({ title, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </section>
  );
}
