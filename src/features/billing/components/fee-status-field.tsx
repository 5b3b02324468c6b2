import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import type { FeeSummarySearch } from '../search';

type Status = FeeSummarySearch['status'];

const statuses = [
  { value: '', label: 'All fees' },
  { value: 'billable', label: 'Billable' },
  { value: 'not-yet-charged', label: 'Pending' },
];

/** Filters a list of fees by status, in its address. */
export function FeeStatusField({ status }: { status: Status }) {
  const change = useSearchChange<{ status?: Status }>();
  return (
    <NativeSelect
      aria-label="Status"
      data={statuses}
      value={status ?? ''}
      onChange={({ currentTarget }) => change({ status: toStatus(currentTarget.value) })}
    />
  );
}

function toStatus(value: string): Status {
  return value === 'billable' || value === 'not-yet-charged' ? value : undefined;
}
