import { type ReactNode, useEffect, useRef } from 'react';
import classes from './grid.module.css';

/** The footer sticks while less than this share of it is on the screen. */
const visibleShare = 0.2;

/** The footer of a grid. Sticks to the bottom of the screen while less than a fifth of it is visible. */
export function GridFooter({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.target.toggleAttribute('data-away', entry.intersectionRatio < visibleShare),
      { threshold: visibleShare },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place} className={classes.footerPlace} aria-hidden />
      <div className={classes.footer}>{children}</div>
    </>
  );
}
