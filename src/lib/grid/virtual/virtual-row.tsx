import { memo, type ReactNode } from 'react';
import classes from '../table/grid.module.css';
import { followRowLink } from '../table/row-link';

interface VirtualRowProps {
  /** What the row shows, and by which columns: it is drawn again when one of them is another object. */
  shows: object;
  columns: object;
  /** Its place among the rows of the list, from 0. */
  index: number;
  /** In pixels. */
  height: number;
  cells: () => ReactNode;
}

/** A row of a long list. The table makes all its rows anew at every step of a scroll; those that stay are not drawn again. */
export const VirtualRow = memo(
  function VirtualRow({ index, height, cells }: VirtualRowProps) {
    return (
      <tr
        className={classes.row}
        data-index={index}
        aria-rowindex={index + 2}
        style={{ height }}
        onClick={followRowLink}
        onAuxClick={followRowLink}
      >
        {cells()}
      </tr>
    );
  },
  (before, after) =>
    before.shows === after.shows &&
    before.columns === after.columns &&
    before.index === after.index &&
    before.height === after.height,
);
