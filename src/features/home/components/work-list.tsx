import type { ReactNode } from 'react';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import classes from './work-list.module.css';

interface WorkListProps {
  title: string;
  /** Undefined while loading. */
  items: readonly { key: string | number; item: ReactNode }[] | undefined;
  /** How many items there usually are: until they are there, the list is as high, so that nothing moves. */
  usual?: number;
  /** Shown above the list. */
  lead?: ReactNode;
  emptyText: string;
  /** The link to the full list. */
  more?: ReactNode;
  /** Set when the list, or a part of it, failed to load. */
  failed?: { error: unknown; retry: () => void } | undefined;
}

/** A list on the home page. A list that fails to load doesn't affect the others. */
export function WorkList({ title, usual = 5, lead, items, emptyText, more, failed }: WorkListProps) {
  return (
    <Section title={title} actions={more}>
      {lead}
      {items && items.length > 0 && (
        <ul className={classes.list}>
          {items.map(({ key, item }) => (
            <li key={key} className={classes.item}>
              {item}
            </li>
          ))}
        </ul>
      )}
      {items?.length === 0 && !failed && <p className={classes.empty}>{emptyText}</p>}
      {failed && <ErrorState title="This list could not be loaded" error={failed.error} onRetry={failed.retry} />}
      {!items && !failed && <PendingItems count={usual} />}
    </Section>
  );
}

function PendingItems({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, item) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity, and never move.
        <div key={item} className={classes.item}>
          <div className={classes.pending} />
        </div>
      ))}
    </div>
  );
}
