import type { ReactNode } from 'react';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './work-list.module.css';

interface WorkListProps {
  title: string;
  /** Undefined as long as they are on their way. */
  items: readonly { key: string | number; item: ReactNode }[] | undefined;
  /** Above the list: what weighs more. */
  lead?: ReactNode;
  /** What is said when the list is empty. */
  nothing: string;
  /** The way to the whole list. */
  more?: ReactNode;
  /** Given when the list, or a part of it, could not be loaded. */
  onRetry?: (() => void) | undefined;
}

/** The room of five pieces, which most lists have: what is below stays where it is when they come. */
const usualLines = 12;

/** The first few pieces of some work. Each list stands by itself: one that fails leaves the others alone. */
export function WorkList({ title, lead, items, nothing, more, onRetry }: WorkListProps) {
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
      {items?.length === 0 && !onRetry && <p className={classes.nothing}>{nothing}</p>}
      {onRetry && <ErrorState title="This list could not be loaded" onRetry={onRetry} />}
      {!items && !onRetry && <SkeletonLines lines={usualLines} />}
    </Section>
  );
}
