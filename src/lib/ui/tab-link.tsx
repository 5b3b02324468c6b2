import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './tab-link.module.css';

/** Related pages as tabs, each with its own address. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

/** The tab of what is open, where tabs differ in their search parameters. */
export function OpenTab({ children }: { children: ReactNode }) {
  return (
    <span className={classes.tab} aria-current="page">
      {children}
    </span>
  );
}

/** A tab. The router marks the current one. */
export const TabLink = createLink((props: ComponentPropsWithRef<'a'>) => <a {...props} className={classes.tab} />);
