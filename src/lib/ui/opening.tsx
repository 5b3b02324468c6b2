import { type ReactNode, Suspense } from 'react';
import classes from './opening.module.css';

interface OpeningProps {
  /** Where it opens in the page, for what is no dialog. */
  isInPlace?: boolean;
  children: ReactNode;
}

/** Shows that a press was taken while the code of what it opens, such as a dialog, is loading. */
export function Opening({ isInPlace = false, children }: OpeningProps) {
  const note = isInPlace ? (
    <p role="status" className={classes.here}>
      Loading…
    </p>
  ) : (
    <OpeningNote>Opening…</OpeningNote>
  );
  return <Suspense fallback={note}>{children}</Suspense>;
}

/** A note over the page that something is about to open. */
export function OpeningNote({ children }: { children: string }) {
  return (
    <p role="status" className={classes.note}>
      {children}
    </p>
  );
}
