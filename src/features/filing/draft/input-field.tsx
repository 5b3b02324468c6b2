import type { InputRule } from '@/features/efiling';
import { TextField } from '@/lib/form';

interface InputFieldProps {
  label: string;
  rule: InputRule;
  type?: 'text' | 'email' | 'tel';
  maxLength: number;
  /** Required even if the court's rule says otherwise. */
  required?: boolean;
}

/** A text field that follows the court's data field: visibility, required, read-only, help and placeholder. */
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
