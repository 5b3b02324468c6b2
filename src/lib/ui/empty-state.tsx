import type { ReactNode } from 'react';
import classes from './state-message.module.css';

interface EmptyStateProps {
  title: string;
  /** Why the list is empty, or how to fill it. */
  description?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** The title is the page heading. */
  isPage?: boolean;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, description, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classes.message}>
      <Title className={classes.title}>{title}</Title>
      {description && <div className={classes.description}>{description}</div>}
      {action}
    </div>
  );
}
