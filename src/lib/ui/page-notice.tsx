import type { ReactNode } from 'react';
import classes from './page-notice.module.css';

interface PageNoticeProps {
  title: string;
  /** `alert` where the notice comes instead of what was expected. */
  role?: 'alert';
  children: ReactNode;
}

/** A page's worth of a few words: what is the matter, and what can be done. */
export function PageNotice({ title, role, children }: PageNoticeProps) {
  return (
    <div className={classes.notice} role={role}>
      <h1 className="page-title">{title}</h1>
      {children}
    </div>
  );
}
