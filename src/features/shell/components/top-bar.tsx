import type { ReactNode } from 'react';
import { LoadingBar } from './loading-bar';
import classes from './top-bar.module.css';

/** The bar above a page, with the sign of a page that is on its way. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className={classes.bar}>
      {children}
      <LoadingBar />
    </header>
  );
}
