/** The sync of an order's documents and fees to its matter. */
import type { MatterSync, MatterSyncItem } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';

/** Tells whether an item failed to sync at least once. */
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
  /** Of fees that are expenses in the matter. */
  expenses: readonly SyncedExpense[];
  /** When they synced, why they failed, and when the next attempt is. */
  details: readonly string[];
}

/** A fee as an expense of the matter, in words. */
export interface SyncedExpense {
  id: number;
  name: string;
  /** What the matter has: `$289.00`. */
  amount: string;
  /** `Court filing fees · Billed to the client`. */
  state: string;
  /** Where the charge is another amount by now. */
  difference: string | undefined;
}

/** Groups documents and fees. The text of a rejection counts as a document. */
export function syncGroups(sync: MatterSync): SyncGroup[] {
  const groups = Map.groupBy(sync.items, (item) =>
    JSON.stringify([kindOf(item), item.status, item.reason, isCorrection(item)]),
  );
  return [...groups].flatMap(([key, items]) => {
    const [first] = items;
    if (!first) return [];
    const title = titleOf(kindOf(first), items.length);
    return [{ key, ...statusOf(first), title, ...detailsOf(items, first.reason), expenses: items.flatMap(expenseOf) }];
  });
}

const kindOf = ({ kind }: MatterSyncItem) => (kind === 'fee' ? 'fee' : 'document');

const titleOf = (kind: string, count: number) => (count === 1 ? `1 ${kind}` : `${count} ${kind}s`);

/** An expense that was sent, and whose fee has changed since. */
const isCorrection = ({ status, expense }: MatterSyncItem) => status === 'waiting' && expense !== undefined;

function expenseOf({ id, name, expense }: MatterSyncItem): SyncedExpense[] {
  if (!expense) return [];
  const { amount, charged, category, billed, nonBillable } = expense;
  const state = billed ? 'Billed to the client' : nonBillable ? 'Not billable' : 'Not billed yet';
  const difference = amount === charged ? undefined : `The charge is now ${formatDollars(charged)}`;
  return [
    { id, name, amount: formatDollars(amount), state: [category, state].filter(Boolean).join(' · '), difference },
  ];
}

function statusOf(item: MatterSyncItem): Pick<SyncGroup, 'tone' | 'label'> {
  const { status, reason } = item;
  switch (status) {
    case 'arrived':
      return { tone: 'good', label: 'Synced' };
    case 'failed':
      return { tone: 'bad', label: 'Failed' };
    case 'waiting':
      if (reason !== undefined) return { tone: 'warning', label: 'Retrying' };
      return { tone: 'progress', label: isCorrection(item) ? 'Correcting' : 'Waiting' };
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
