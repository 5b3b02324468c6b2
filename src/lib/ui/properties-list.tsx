import { Fragment, type ReactNode } from 'react';
import classes from './properties-list.module.css';

interface PropertiesListProps {
  /** Names and values. An empty value shows as a dash. */
  items: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of names and values, stacked on narrow screens. */
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
