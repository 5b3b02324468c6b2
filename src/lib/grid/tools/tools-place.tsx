import classes from './tools-place.module.css';

/** The place of a list's tools, which load after its rows. */
export function ToolsPlace() {
  return <div className={classes.place} />;
}
