import classes from './product-sign.module.css';

/** The product's logo. index.html draws the same one while the application loads. */
export function ProductSign() {
  return (
    <svg viewBox="0 0 32 32" className={classes.sign} aria-hidden="true">
      <rect width="32" height="32" rx="7" className={classes.ground} />
      <path d="M7 23h18M9 20h14M11 20v-8m5 8v-8m5 8v-8M8 12l8-5 8 5z" className={classes.lines} />
    </svg>
  );
}
