import { Stack, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './step-section.module.css';

interface StepSectionProps {
  title: string;
  /** One line of guidance. */
  intro?: ReactNode;
  isReadOnly: boolean;
  /** Links to the previous and next step; `nextClass` for the one at the end. */
  navigation: (nextClass: string | undefined) => ReactNode;
  children: ReactNode;
}

/** One step: heading, fields, and links to the previous and next step. A link to a field focuses that field. */
export function StepSection({ title, intro, isReadOnly, navigation, children }: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const target = field === '' ? heading.current : document.getElementById(field);
    (target ?? heading.current)?.focus();
    if (!target || field === '') return;
    // The middle of a tall target would leave its beginning under the sticky bars.
    const isTall = target.clientHeight > window.innerHeight / 2;
    target.scrollIntoView({ block: isTall ? 'start' : 'center' });
  }, [field]);
  return (
    <section aria-labelledby="step-title">
      <Title order={2} id="step-title" ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {intro && <p className={classes.intro}>{intro}</p>}
      <fieldset disabled={isReadOnly} aria-labelledby="step-title" className={classes.fields}>
        <Stack gap="lg">{children}</Stack>
      </fieldset>
      <nav aria-label="Previous and next step" className={classes.navigation}>
        {navigation(classes.next)}
      </nav>
    </section>
  );
}
