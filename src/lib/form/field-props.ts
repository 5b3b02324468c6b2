import type { ReactNode } from 'react';

/** What all fields take, whatever they hold. */
export interface FieldProps {
  label: ReactNode;
  /** Help that stays in sight. */
  description?: ReactNode;
  /** Marks the field as required; the rule itself is the form's. */
  required?: boolean;
  disabled?: boolean;
  /** Larger on pages of few fields. */
  size?: 'sm' | 'md';
  /** Shown, and not to be changed. */
  readOnly?: boolean;
}
