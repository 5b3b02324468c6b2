import type { ReactNode } from 'react';
import classes from './form-failure.module.css';

/** Why a form could not be saved. */
export interface FormFailure {
  message: string;
  /** More detail, or a next step. */
  help?: ReactNode;
}

/** Shows why a form could not be saved. Screen readers announce it at once. */
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
