import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './tab-link.module.css';

/** Pages that belong together, as tabs. Each is an address of its own. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

/** One of them. The router marks the one that is shown. */
export const TabLink = createLink((props: ComponentPropsWithRef<'a'>) => <a {...props} className={classes.tab} />);
