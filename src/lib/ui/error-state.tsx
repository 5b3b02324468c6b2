import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state-message.module.css';

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void;
  /** It is the whole page, and its title the heading of the page. */
  isPage?: boolean;
}

/** Stands where something could not be loaded. */
export function ErrorState({ title, description, onRetry, isPage = false }: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classes.message} role="alert">
      <Title className={classes.title}>{title}</Title>
      {description && <div className={classes.description}>{description}</div>}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
