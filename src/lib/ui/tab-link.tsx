import { useMergedRef } from '@mantine/hooks';
import { createLink } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
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
    <span className={classes.tab} aria-current="page" ref={showWhole}>
      {children}
    </span>
  );
}

/** A tab. The router marks the current one. */
export const TabLink = createLink(function Tab({ ref, ...props }: ComponentPropsWithRef<'a'>) {
  const tab = useRef<HTMLAnchorElement>(null);
  const isOpen = props['aria-current'] === 'page';
  useEffect(() => {
    if (isOpen && tab.current) return showWhole(tab.current);
  }, [isOpen]);
  return <a {...props} ref={useMergedRef(ref, tab)} className={classes.tab} />;
});

/**
 * Scrolls a tab's row, and never the page, until all of the tab shows: a phone is narrower than most rows. Counts that
 * come late push it out again, so it is followed until someone takes hold of the row.
 */
function showWhole(tab: HTMLElement | null): (() => void) | undefined {
  const row = tab?.parentElement;
  if (!row) return;
  const following = new AbortController();
  // Asked once the browser has laid out the page by itself: measuring here would have it do so twice.
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.at(-1);
      if (!seen?.rootBounds || seen.intersectionRatio === 1) return;
      const { left, right } = seen.boundingClientRect;
      if (left < seen.rootBounds.left) row.scrollLeft -= seen.rootBounds.left - left;
      else if (right > seen.rootBounds.right) row.scrollLeft += right - seen.rootBounds.right;
    },
    { root: row, threshold: 1 },
  );
  const stop = () => {
    observer.disconnect();
    following.abort();
  };
  for (const hold of ['pointerdown', 'wheel', 'focusin'] as const)
    row.addEventListener(hold, stop, { signal: following.signal, passive: true });
  observer.observe(tab);
  return stop;
}
