import { type ReactNode, useContext } from 'react';
import { ErrorAdviceContext } from './error-advice';
import { PlainButton } from './plain-button';
import classes from './state-message.module.css';

interface ErrorStateProps {
  title: string;
  /** What failed: the server's reason or what to do about it. */
  error: unknown;
  description?: ReactNode;
  /** Retries; without it, the button is hidden. */
  onRetry?: () => void;
  /** The title is the page heading. */
  isPage?: boolean;
}

/** Shown in place of what failed to load. */
export function ErrorState({ title, error, description, onRetry, isPage = false }: ErrorStateProps) {
  const adviceFor = useContext(ErrorAdviceContext);
  const advice = error ? adviceFor(error) : undefined;
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classes.message} role="alert">
      <Title className={classes.title}>{title}</Title>
      {(advice || description) && (
        <div className={classes.description}>
          {advice} {description}
        </div>
      )}
      {onRetry && (
        <PlainButton variant="default" onClick={onRetry}>
          Try again
        </PlainButton>
      )}
    </div>
  );
}
