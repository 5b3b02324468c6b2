import { Fragment, type ReactNode } from 'react';
import classes from './properties-list.module.css';

interface PropertiesListProps {
  /** Name and value; what has no value is shown with a dash, or left out by the caller. */
  items: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values of one thing: beside each other, or below each other where there is no room. */
export function PropertiesList({ items }: PropertiesListProps) {
  return (
    <dl className={classes.list}>
      {items.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>{value || '—'}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
