import { Children, type ReactNode } from 'react';
import classes from './form-row.module.css';

/** Widths that a field of a row may have (specification, application section 9). */
export type RowWidth = '10%' | '14%' | '22%' | '30%' | '38%' | '47.5%' | '60%' | '63%' | '73%' | '100%';

/** What a row has room for (section 5). */
const mostFields = 4;

interface FormRowProps {
  /** One to four fields. */
  children: ReactNode;
  /** Width of each field, in their order; they share the row evenly without. On a phone each has a row of its own. */
  widths?: readonly RowWidth[];
}

/** Fields that belong together, side by side. */
export function FormRow({ children, widths = [] }: FormRowProps) {
  const fields = Children.toArray(children);
  if (fields.length > mostFields)
    console.error(`A form row has room for ${mostFields} fields and not for ${fields.length}.`);
  return (
    <div className={classes.row}>
      {fields.map((field, place) => {
        const width = widths[place];
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row do not change places
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
