/** The sync of an order's documents and fees to its matter. */
import type { MatterSync, MatterSyncItem } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';

/** Whether an item failed to sync at least once. */
export function hasFailed(sync: MatterSync): boolean {
  return sync.items.some(({ status, reason }) => status === 'failed' || (status === 'waiting' && reason !== undefined));
}

/** Items of the same kind, status and reason. */
export interface SyncGroup {
  key: string;
  tone: 'good' | 'progress' | 'warning' | 'bad';
  label: string;
  /** `3 documents`. */
  title: string;
  names: readonly string[];
  /** When they synced, why they failed, and when the next attempt is. */
  details: readonly string[];
}

/** Groups documents and fees. The text of a rejection counts as a document. */
export function syncGroups(sync: MatterSync): SyncGroup[] {
  const groups = Map.groupBy(sync.items, (item) => JSON.stringify([kindOf(item), item.status, item.reason]));
  return [...groups].flatMap(([key, items]) => {
    const [first] = items;
    return first
      ? [{ key, ...statusOf(first), title: titleOf(kindOf(first), items.length), ...detailsOf(items, first.reason) }]
      : [];
  });
}

const kindOf = ({ kind }: MatterSyncItem) => (kind === 'fee' ? 'fee' : 'document');

const titleOf = (kind: string, count: number) => (count === 1 ? `1 ${kind}` : `${count} ${kind}s`);

function statusOf({ status, reason }: MatterSyncItem): Pick<SyncGroup, 'tone' | 'label'> {
  switch (status) {
    case 'arrived':
      return { tone: 'good', label: 'Synced' };
    case 'failed':
      return { tone: 'bad', label: 'Failed' };
    case 'waiting':
      return reason === undefined ? { tone: 'progress', label: 'Waiting' } : { tone: 'warning', label: 'Retrying' };
  }
}

function detailsOf(items: readonly MatterSyncItem[], reason: string | undefined): Pick<SyncGroup, 'names' | 'details'> {
  const last = items
    .flatMap(({ arrivedAt }) => arrivedAt ?? [])
    .sort()
    .at(-1);
  const [next] = reason === undefined ? [] : items.flatMap(({ nextTryAt }) => nextTryAt ?? []).sort();
  return {
    names: items.map(({ name }) => name),
    details: [last && formatInstant(last), reason, next && `Next attempt ${formatInstant(next)}`].filter(
      (detail) => detail !== undefined,
    ),
  };
}
