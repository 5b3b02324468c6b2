import { Children, type ReactNode } from 'react';
import classes from './form-row.module.css';

/** Allowed field widths (specification, application section 9). */
export type RowWidth = '10%' | '14%' | '22%' | '30%' | '38%' | '47.5%' | '60%' | '63%' | '73%' | '100%';

/** The most fields in a row (section 5). */
const maxFields = 4;

interface FormRowProps {
  /** One to four fields. */
  children: ReactNode;
  /** Field widths, in order. Default: equal. Fields stack on a phone. */
  widths?: readonly RowWidth[];
}

/** Related fields, side by side. */
export function FormRow({ children, widths = [] }: FormRowProps) {
  const fields = Children.toArray(children);
  if (fields.length > maxFields) console.error(`A form row fits at most ${maxFields} fields, not ${fields.length}.`);
  return (
    <div className={classes.row}>
      {fields.map((field, place) => {
        const width = widths[place];
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row keep their order
            key={place}
            className={classes.field}
            style={width ? { flexBasis: width, flexGrow: 0 } : undefined}
          >
            {field}
          </div>
        );
      })}
    </div>
  );
}
