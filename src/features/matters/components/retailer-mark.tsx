import classes from './retailer-mark.module.css';

/** The mark of a connected system: its initial, as the marks themselves belong to others. */
export function RetailerMark({ name }: { name: string }) {
  return (
    <span className={classes.mark} aria-hidden>
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
