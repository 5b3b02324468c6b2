import type { ReactNode } from 'react';
import classes from './draft-banners.module.css';
import { BarredNotice, ConflictNotice, RestoredNotice } from './draft-notices';
import type { DraftSaver } from './draft-saver';
import type { Opening } from './opening';
import type { TabLock } from './use-draft-lock';

interface DraftBannersProps<Content> {
  orderId: number;
  saver: DraftSaver<Content>;
  opening: Opening<Content>;
  lock: TabLock;
  /** Fetches the newer version and reopens the draft with it. */
  onLoadNewer: () => Promise<void>;
  /** Before the notices about saving. */
  first?: ReactNode;
  /** After the conflict, before what was restored. */
  children?: ReactNode;
  /** After everything else. */
  last?: ReactNode;
}

/** Notices above the steps of a draft: another tab, conflicts, restored changes, and the form's own. */
export function DraftBanners<Content>(props: DraftBannersProps<Content>) {
  const { orderId, saver, opening, lock, onLoadNewer, first, children, last } = props;
  return (
    <div className={classes.banners}>
      {first}
      {lock.isBarred && <BarredNotice key={lock.state} lock={lock} />}
      <ConflictNotice orderId={orderId} saver={saver} onLoadNewer={onLoadNewer} />
      {children}
      {opening.kind === 'restored' && <RestoredNotice />}
      {last}
    </div>
  );
}
