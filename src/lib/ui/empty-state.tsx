import type { ReactNode } from 'react';
import classes from './state-message.module.css';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, or what would put something here. */
  description?: ReactNode;
  /** The one step that helps. */
  action?: ReactNode;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={classes.message}>
      <p className={classes.title}>{title}</p>
      {description && <div className={classes.description}>{description}</div>}
      {action}
    </div>
  );
}
