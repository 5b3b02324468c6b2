import classes from './page-skeleton.module.css';

/** What the page will look like. */
export type PageShape = 'sections' | 'list' | 'record' | 'steps' | 'cards';

const blocks = Array.from({ length: 9 }, (_, index) => index);

/** A placeholder in the shape of the page that is loading. Screen readers announce "Loading" once. */
export function PageSkeleton({ shape = 'sections' }: { shape?: PageShape | undefined }) {
  return (
    <div role="status" aria-label="Loading" className={classes.page} data-shape={shape}>
      {blocks.map((block) => (
        <span key={block} className={classes.block} />
      ))}
    </div>
  );
}
