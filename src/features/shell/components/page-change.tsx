import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { runtimeConfig } from '@/api/config';
import { usePageTitle } from '../page-title';
import classes from './page-change.module.css';

/**
 * What a browser does on a new page and a single-page application has to do itself: names the tab, tells screen
 * readers where they are, and puts the focus at the start of the content.
 */
export function PageChange() {
  const title = usePageTitle();
  const { productName } = runtimeConfig();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shownPath = useRef(path);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
  }, [title, productName]);

  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    if (path === shownPath.current) return;
    shownPath.current = path;
    if (isFirst) return;
    setAnnouncement(document.title);
    // A dialog that was opened meanwhile keeps it.
    if (document.querySelector('[role=dialog]')?.contains(document.activeElement)) return;
    // A page that has put the focus somewhere itself knows better.
    const content = document.getElementById('content');
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div aria-live="polite" className={classes.announcer}>
      {announcement}
    </div>
  );
}
