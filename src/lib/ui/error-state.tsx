import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state-message.module.css';

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  /** Retries; without it, the button is hidden. */
  onRetry?: () => void;
  /** The title is the page heading. */
  isPage?: boolean;
}

/** Shown in place of what failed to load. */
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
