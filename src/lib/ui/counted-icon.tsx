import classes from './counted-icon.module.css';

/** A count above this is `99+`. */
const mostCounted = 99;

/** The class of a button or link in the bar that holds a counted icon alone. */
export const countedIconClass = classes.control;

/** Tells how a count is read out and drawn: `7`, `99+`. */
export const countText = (count: number) => (count > mostCounted ? `${mostCounted}+` : String(count));

interface CountedIconProps {
  /** The icon's lines in a box of 20. */
  path: string;
  /** Drawn in its corner, unless 0. The control's label has it, too. */
  count: number;
}

/** An icon of the bar with a count in its corner. */
export function CountedIcon({ path, count }: CountedIconProps) {
  return (
    <>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
      {count > 0 && <span className={classes.count} data-count={countText(count)} aria-hidden="true" />}
    </>
  );
}
