import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

interface TwoLinesProps {
  children: ReactNode;
  /** The smaller line below. */
  second?: ReactNode;
}

/** What a cell says, and beneath it what tells it from its neighbours. Long text wraps once, then is cut. */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <div className={classes.lines}>
      <div className={classes.first} title={typeof children === 'string' ? children : undefined}>
        {children}
      </div>
      {second && <div className={classes.second}>{second}</div>}
    </div>
  );
}
