import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FormFailure, FormFailureMessage } from './form-failure';
import classes from './short-form.module.css';

/** A form, as far as its frame looks at it. */
interface SubmittedForm {
  handleSubmit: () => unknown;
}

interface ShortFormProps {
  form: SubmittedForm;
  /** Name of the form for those who do not see it. */
  label?: string;
  submitLabel: string;
  /** Why the last try was not saved. */
  failure: FormFailure | undefined;
  /** It is being saved. */
  isBusy: boolean;
  /** Has rows of several fields. */
  isWide?: boolean;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields below one another, why they were not saved, and the button that saves them. Its rules are the form's, not the
 * browser's.
 */
export function ShortForm({ form, label, submitLabel, failure, isBusy, isWide, children }: ShortFormProps) {
  return (
    <form
      noValidate
      className={classes.form}
      data-wide={isWide || undefined}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {children}
      <FormFailureMessage failure={failure} />
      <Button type="submit" loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
