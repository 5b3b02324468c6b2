import { type ReactNode, useId, useState } from 'react';
import { Chevron } from './chevron';
import classes from './collapsible.module.css';

/** Whether a section is collapsed: never, always, or by toggle (specification, application section 5). */
export const collapsibleOptions = ['never', 'always', 'toggle'] as const;
export type CollapsibleOption = (typeof collapsibleOptions)[number];

/** Tells whether a value is one of the options. */
export function isCollapsibleOption(value: unknown): value is CollapsibleOption {
  return collapsibleOptions.some((option) => option === value);
}

interface CollapsibleProps {
  title: string;
  collapsible?: CollapsibleOption;
  /** The initial state of a toggle. */
  startsCollapsed?: boolean;
  children: ReactNode;
}

/** A section with collapsible content. Collapsed fields keep their values. */
export function Collapsible({ title, collapsible = 'toggle', startsCollapsed = false, children }: CollapsibleProps) {
  const [isOpen, setIsOpen] = useState(!startsCollapsed);
  const contentId = useId();
  const isShown = collapsible === 'never' || (collapsible === 'toggle' && isOpen);
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>
        {collapsible === 'toggle' ? (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
            <Chevron size={16} className={classes.chevron} />
          </button>
        ) : (
          title
        )}
      </h2>
      <div id={contentId} hidden={!isShown} className={classes.content}>
        {children}
      </div>
    </section>
  );
}
