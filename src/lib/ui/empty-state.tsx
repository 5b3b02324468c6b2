import type { ReactNode } from 'react';
import classes from './state-message.module.css';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, or what would put something here. */
  description?: ReactNode;
  /** The one step that helps. */
  action?: ReactNode;
  /** It is the whole page, and its title the heading of the page. */
  isPage?: boolean;
}

/** Stands where a list has nothing to show. */
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
