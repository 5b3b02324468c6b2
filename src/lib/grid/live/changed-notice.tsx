import { Button } from '@mantine/core';
import { formatCount } from '@/lib/format/numbers';
import type { Noun } from '../table/announcement';
import classes from './changed-notice.module.css';

interface ChangedNoticeProps {
  noun: Noun;
  /** None: the rows stand in another order. */
  newCount: number;
  onShow: () => void;
}

/** A list has changed while it was being read, and waits to be asked for. */
export default function ChangedNotice({ noun, newCount, onShow }: ChangedNoticeProps) {
  return (
    <div className={classes.notice} role="status">
      <span>
        {newCount > 0 ? `${formatCount(newCount)} new ${noun[newCount === 1 ? 0 : 1]}` : 'The list has changed.'}
      </span>
      <Button variant="light" size="compact-sm" onClick={onShow}>
        Show
      </Button>
    </div>
  );
}
