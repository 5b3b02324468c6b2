import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './top-bar.module.css';

/** The bar at the top of every page, with a progress line while the next page loads. */
export function TopBar({ children }: { children: ReactNode }) {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <header className={classes.bar}>
      {children}
      {/* Silent: the announcer reads the title of the page that arrives. */}
      <div className={classes.progress} data-loading={isLoading || undefined} aria-hidden="true" />
    </header>
  );
}
