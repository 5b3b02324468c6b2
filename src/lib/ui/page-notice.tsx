import type { ReactNode } from 'react';
import classes from './page-notice.module.css';

interface PageNoticeProps {
  title: string;
  /** `alert` if the notice replaces the expected page. */
  role?: 'alert';
  children: ReactNode;
}

/** A page with only a short message and a next step. */
export function PageNotice({ title, role, children }: PageNoticeProps) {
  return (
    <div className={classes.notice} role={role}>
      <h1 className="page-title">{title}</h1>
      {children}
    </div>
  );
}
