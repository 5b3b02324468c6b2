import { type ReactNode, useEffect, useRef } from 'react';
import classes from './grid.module.css';

/** The footer floats while less than this share of its place is on the screen. */
const visibleShare = 0.2;

interface GridFooterProps {
  /** Whether it floats at the bottom of the screen while its place is below. A list of a single page needs no pager. */
  isFloating?: boolean;
  children: ReactNode;
}

/** The foot of a grid. With a pager, it floats while less than a fifth of its place is visible. */
export function GridFooter({ isFloating = false, children }: GridFooterProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFloating || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.target.toggleAttribute('data-away', entry.intersectionRatio < visibleShare),
      { threshold: visibleShare },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isFloating]);
  return (
    <>
      {isFloating && <div ref={place} className={classes.footerPlace} aria-hidden />}
      <div className={classes.footer}>{children}</div>
    </>
  );
}
