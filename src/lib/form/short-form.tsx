import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { type FormFailure, FormFailureMessage } from './form-failure';
import classes from './short-form.module.css';

interface ShortFormProps {
  /** Submits the form: `() => form.handleSubmit()`, or `form.onSubmit(save)` of a one-step form. */
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** The accessible name. */
  label?: string;
  submitLabel: string;
  /** Why the last save failed. */
  failure: FormFailure | undefined;
  /** Whether it is saving. */
  isBusy: boolean;
  /** Has rows of several fields. */
  isWide?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A column of fields, the reason a save failed, and the submit button. Browser validation is off. */
export function ShortForm({ onSubmit, label, submitLabel, failure, isBusy, isWide, children }: ShortFormProps) {
  return (
    <form
      noValidate
      className={classes.form}
      data-wide={isWide || undefined}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
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
