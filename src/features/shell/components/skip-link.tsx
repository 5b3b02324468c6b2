import classes from './skip-link.module.css';

/** The first thing the Tab key reaches: past the header, to the content. */
export function SkipLink() {
  return (
    <a href="#content" className={classes.link}>
      Skip to content
    </a>
  );
}
