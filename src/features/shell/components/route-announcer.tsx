import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { runtimeConfig } from '@/api/config';
import { failureOf } from '@/api/errors';
import classes from './route-announcer.module.css';
import { useTitleMark } from './title-mark';

/** The title of the current page: that of the deepest route whose `head` sets one, unless nothing is at the address. */
export function usePageTitle(): string | undefined {
  return useRouterState({
    select: ({ matches }) =>
      matches.map(refusal).find((title) => title !== undefined) ??
      matches.flatMap((match) => match.meta ?? []).findLast((meta) => meta?.title !== undefined)?.title,
  });
}

/** Tells what is said in place of the title of an address without a page, or without its record. */
function refusal({ status, error }: { status: string; error: unknown }): string | undefined {
  if (status === 'notFound') return 'Page not found';
  return status === 'error' && failureOf(error).kind === 'not-found' ? 'Not found' : undefined;
}

/**
 * Does what a browser does when it loads a page: sets the tab's title, announces it to screen readers, and moves the
 * focus to the start of the content.
 */
export function RouteAnnouncer() {
  const title = usePageTitle();
  const { productName } = runtimeConfig();
  const mark = useTitleMark();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shownPath = useRef(path);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const text = title ? `${title} · ${productName}` : productName;
    document.title = mark > 0 ? `(${mark}) ${text}` : text;
  }, [title, productName, mark]);

  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    if (path === shownPath.current) return;
    shownPath.current = path;
    if (isFirst) return;
    setAnnouncement(document.title);
    // Leave the focus where an open dialog or the page itself has put it.
    if (document.querySelector('[role=dialog]')?.contains(document.activeElement)) return;
    const content = document.getElementById('content');
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div aria-live="polite" className={classes.announcer}>
      {announcement}
    </div>
  );
}
