import { DateInput } from './date-input';
import type { DateReading } from './parse-date';
import { type FieldProps, useBoundField } from './use-bound-field';

interface DateFieldProps extends FieldProps {
  tense?: DateReading['tense'];
}

/** A date. Holds `YYYY-MM-DD`, or undefined while incomplete. */
export function DateField(props: DateFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  return <DateInput {...props} id={id} name={name} value={value} error={error} onChange={change} onBlur={blur} />;
}
