import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state-message.module.css';

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void;
}

/** Stands where something could not be loaded. */
export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.message} role="alert">
      <p className={classes.title}>{title}</p>
      {description && <div className={classes.description}>{description}</div>}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
