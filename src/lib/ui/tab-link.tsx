import { useMergedRef } from '@mantine/hooks';
import { createLink } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
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
    <span className={classes.tab} aria-current="page" ref={bringIntoRow}>
      {children}
    </span>
  );
}

/** A tab. The router marks the current one. */
export const TabLink = createLink(function Tab({ ref, ...props }: ComponentPropsWithRef<'a'>) {
  const tab = useRef<HTMLAnchorElement>(null);
  const isOpen = props['aria-current'] === 'page';
  useLayoutEffect(() => {
    if (isOpen) bringIntoRow(tab.current);
  }, [isOpen]);
  return <a {...props} ref={useMergedRef(ref, tab)} className={classes.tab} />;
});

/** Scrolls the row, and never the page, until all of the tab shows: a phone is narrower than most rows. */
function bringIntoRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  const { left, right } = tab.getBoundingClientRect();
  const shown = row.getBoundingClientRect();
  if (left < shown.left) row.scrollLeft -= shown.left - left;
  else if (right > shown.right) row.scrollLeft += right - shown.right;
}
