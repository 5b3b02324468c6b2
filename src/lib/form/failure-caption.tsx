import classes from './stepper.module.css';

/** What went wrong, in small: said at once by a screen reader. */
export function FailureCaption({ message }: { message: string }) {
  return (
    <p className={classes.caption} role="alert">
      {message}
    </p>
  );
}
