import { type ReactNode, useEffect, useRef } from 'react';
import classes from './grid.module.css';

/** Of a footer, this much has to be on the screen for it not to be held there. */
const enough = 0.2;

/** The foot of a grid. Where less than a fifth of it would be on the screen, it is held above the screen's end. */
export function GridFooter({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.target.toggleAttribute('data-away', entry.intersectionRatio < enough),
      { threshold: enough },
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
