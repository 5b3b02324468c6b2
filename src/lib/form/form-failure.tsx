import type { ReactNode } from 'react';
import classes from './form-failure.module.css';

/** Why a form was not saved. */
export interface FormFailure {
  message: string;
  /** What else there is to know, and what helps. */
  help?: ReactNode;
}

/** The one way a form shows that it was not saved. A screen reader says it at once. */
export function FormFailureMessage({ failure }: { failure: FormFailure | undefined }) {
  if (!failure) return null;
  return (
    <div className={classes.failure}>
      <p className={classes.message} role="alert">
        {failure.message}
      </p>
      {failure.help}
    </div>
  );
}
