import type { ReactNode } from 'react';
import { PageNotice } from './page-notice';

interface NotFoundPageProps {
  /** What was asked for: `Order 41188`. */
  what: string;
  /** Why that may be, without claiming more than an answer says. */
  why: string;
  /** Where to go from here: links. */
  children: ReactNode;
}

/** The page for an address or a record that isn't there, or isn't this person's. */
export function NotFoundPage({ what, why, children }: NotFoundPageProps) {
  return (
    <PageNotice title={`${what} not found`}>
      <p>{why}</p>
      <div>{children}</div>
    </PageNotice>
  );
}
