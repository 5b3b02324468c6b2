import type { ReactNode } from 'react';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './work-list.module.css';

interface WorkListProps {
  title: string;
  /** Undefined while loading. */
  items: readonly { key: string | number; item: ReactNode }[] | undefined;
  /** Shown above the list. */
  lead?: ReactNode;
  emptyText: string;
  /** The link to the full list. */
  more?: ReactNode;
  /** Set when the list, or a part of it, failed to load. */
  failed?: { error: unknown; retry: () => void } | undefined;
}

/** The height of five items, the usual number, to avoid a layout shift. */
const skeletonLines = 12;

/** A list on the home page. A list that fails to load doesn't affect the others. */
export function WorkList({ title, lead, items, emptyText, more, failed }: WorkListProps) {
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
      {!items && !failed && <SkeletonLines lines={skeletonLines} />}
    </Section>
  );
}
