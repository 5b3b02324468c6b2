import { Button } from '@mantine/core';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import classes from './short-form.module.css';

/** A form, as far as its frame looks at it. */
interface SubmittedForm {
  handleSubmit: () => Promise<void>;
  store: Parameters<typeof useStore<{ isSubmitting: boolean }, boolean>>[0];
}

interface ShortFormProps {
  form: SubmittedForm;
  /** Name of the form for those who do not see it. */
  label?: string;
  submitLabel: string;
  /** Has rows of several fields. */
  isWide?: boolean;
  /** The fields, and what went wrong with them. */
  children: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

/** Fields below one another and the button that submits them. Its rules are the form's, not the browser's. */
export function ShortForm({ form, label, submitLabel, isWide, children, footer }: ShortFormProps) {
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
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
      <Button type="submit" loading={isSubmitting}>
        {submitLabel}
      </Button>
      {footer}
    </form>
  );
}
