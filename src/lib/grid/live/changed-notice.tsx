import { formatCount } from '@/lib/format/numbers';
import { PlainButton } from '@/lib/ui/plain-button';
import type { Noun } from '../table/announcement';
import classes from './changed-notice.module.css';

interface ChangedNoticeProps {
  noun: Noun;
  /** 0 means that the order changed. */
  newCount: number;
  onShow: () => void;
}

/** Offers to show what changed in a list since it was loaded. */
export default function ChangedNotice({ noun, newCount, onShow }: ChangedNoticeProps) {
  return (
    <div className={classes.notice} role="status">
      <span>
        {newCount > 0 ? `${formatCount(newCount)} new ${noun[newCount === 1 ? 0 : 1]}` : 'The list has changed.'}
      </span>
      <PlainButton variant="light" size="compact" onClick={onShow}>
        Show
      </PlainButton>
    </div>
  );
}
