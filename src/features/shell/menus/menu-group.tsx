import type { ReactNode } from 'react';
import classes from './menu.module.css';

/** Items of a menu that belong together, under a heading. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.groupTitle}>{title}</legend>
      {children}
    </fieldset>
  );
}
