import type { ReactNode } from 'react';
import classes from './work-item.module.css';

interface WorkItemProps {
  title: ReactNode;
  badge?: ReactNode;
  /** Said after each other in small print; empty ones are left out. */
  details: readonly string[];
}

/** One piece of the firm's work, in two lines. */
export function WorkItem({ title, badge, details }: WorkItemProps) {
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <div className={classes.title}>{title}</div>
        {badge}
      </div>
      <div className={classes.details}>{details.filter((detail) => detail !== '').join(' · ')}</div>
    </div>
  );
}
