import { TextField } from '@/lib/form';
import type { InputRule } from '../model/data-fields';

interface InputFieldProps {
  label: string;
  rule: InputRule;
  type?: 'text' | 'email' | 'tel';
  maxLength: number;
  /** Required whatever the court says. */
  required?: boolean;
}

/** A line of text that behaves as the court's data field says: shown, required, read-only, with its help and example. */
export function InputField({ label, rule, type, maxLength, required }: InputFieldProps) {
  if (!rule.isShown && !required) return null;
  return (
    <TextField
      label={label}
      description={rule.help}
      placeholder={rule.placeholder}
      required={required || rule.isRequired}
      readOnly={rule.isReadOnly}
      type={type}
      maxLength={maxLength}
    />
  );
}
