/** What of an order has reached its matter, in the words of the order's page. */
import type { MatterSync, MatterSyncItem } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';

/** Whether something is to arrive soon: what waits for a try after a failed one may take long. */
export function isOnItsWay(sync: MatterSync | undefined): boolean {
  return sync?.items.some(({ status, reason }) => status === 'waiting' && reason === undefined) ?? false;
}

/** Whether something is not there after a try. */
export function hasFailed(sync: MatterSync): boolean {
  return sync.items.some(({ status, reason }) => status === 'failed' || (status === 'waiting' && reason !== undefined));
}

/** Things of one kind that stand alike. */
export interface SyncGroup {
  key: string;
  tone: 'good' | 'progress' | 'warning' | 'bad';
  label: string;
  /** `3 documents`. */
  title: string;
  names: readonly string[];
  /** When they arrived, are tried again, or why they did not arrive. */
  details: readonly string[];
}

/** Documents with the reasons of refusals, and fees; each by how it stands and why. */
export function syncGroups(sync: MatterSync): SyncGroup[] {
  const groups = Map.groupBy(sync.items, (item) => `${kindOf(item)} ${item.status} ${item.reason ?? ''}`);
  return [...groups].flatMap(([key, items]) => {
    const [first] = items;
    return first ? [{ key, ...standing(first), title: counted(kindOf(first), items.length), ...facts(items) }] : [];
  });
}

const kindOf = ({ kind }: MatterSyncItem) => (kind === 'fee' ? 'fee' : 'document');

const counted = (what: string, count: number) => (count === 1 ? `1 ${what}` : `${count} ${what}s`);

function standing({ status, reason }: MatterSyncItem): Pick<SyncGroup, 'tone' | 'label'> {
  switch (status) {
    case 'arrived':
      return { tone: 'good', label: 'Arrived' };
    case 'failed':
      return { tone: 'bad', label: 'Failed' };
    case 'waiting':
      return reason === undefined ? { tone: 'progress', label: 'Waiting' } : { tone: 'warning', label: 'Trying again' };
  }
}

function facts(items: readonly MatterSyncItem[]): Pick<SyncGroup, 'names' | 'details'> {
  const last = items
    .flatMap(({ arrivedAt }) => arrivedAt ?? [])
    .sort()
    .at(-1);
  const next = items.flatMap(({ nextTryAt, reason }) => (reason ? (nextTryAt ?? []) : [])).sort()[0];
  return {
    names: items.map(({ name }) => name),
    details: [last && formatInstant(last), items[0]?.reason, next && `Next try ${formatInstant(next)}`].filter(
      (detail) => detail !== undefined,
    ),
  };
}
