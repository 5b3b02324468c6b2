import type { ReactNode } from 'react';
import type { DocketChange, PreviewedChange } from '@/api/generated/docket-watch/model';
import { formatInstant } from '@/lib/format/dates';
import { StatusBadge } from '@/lib/ui/status-badge';
import { changeTexts } from '../model/change-texts';
import classes from './watch.module.css';

interface ChangeRowProps {
  change: PreviewedChange | DocketChange;
  /** The case, as a link where there is one. */
  title: ReactNode;
  isUnread?: boolean;
  actions?: ReactNode;
}

/** A change of a docket: when, what, in which case, and with amendments the words before. */
export function ChangeRow({ change, title, isUnread = false, actions }: ChangeRowProps) {
  const { at, kind, caseNumber, before, after } = change;
  const isRemoved = kind === 'entry-removed';
  const text = isRemoved ? before : after;
  return (
    <li className={classes.row} data-unread={isUnread || undefined} data-removed={isRemoved || undefined}>
      <div className={classes.when}>
        <span>{formatInstant(at)}</span>
        <StatusBadge {...changeTexts[kind]} />
      </div>
      <div className={classes.what}>
        <div className={classes.case}>
          {title}
          <span className={classes.quiet}>{caseNumber}</span>
        </div>
        {text && <p className={classes.text}>{text}</p>}
        {!isRemoved && before && (
          <p className={classes.quiet}>
            Before: <del>{before}</del>
          </p>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
