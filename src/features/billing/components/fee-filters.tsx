import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderFiltersQuery, serviceLabel } from '@/features/orders';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { type FeesScope, feesList } from '../lists/fees-list';
import type { FeeSummarySearch, FeeSummarySearchInput } from '../search';
import { FeeViews } from './fee-views';

interface FeeFiltersProps {
  search: FeeSummarySearch;
  scope: FeesScope;
  tools: ReactNode;
}

const statuses = [
  { value: '', label: 'All fees' },
  { value: 'billable', label: 'Billable' },
  { value: 'not-yet-charged', label: 'Pending' },
];

/** Filters by status, service, person and date; in the firm's list also by court and matter. */
export function FeeFilters({ search, scope, tools }: FeeFiltersProps) {
  const change = useSearchChange<FeeSummarySearchInput>();
  const { data: available } = useQuery(orderFiltersQuery(scope));
  const options = {
    service: available?.services.map(({ value }) => ({ value, label: serviceLabel(value) })) ?? [],
    court: available?.courts?.map(({ value, text }) => ({ value, label: text })) ?? [],
    person: available?.users.map(({ value, text }) => ({ value, label: text })) ?? [],
  };
  const lead = (
    <NativeSelect
      aria-label="Status"
      data={statuses}
      value={search.status ?? ''}
      onChange={({ currentTarget }) => change({ status: toStatus(currentTarget.value) })}
    />
  );
  const ends = (
    <>
      <FeeViews view={search.view} />
      {tools}
    </>
  );
  const omit = scope.clientReference === undefined ? [] : (['court', 'matter'] as const);
  return <ListFilterBar list={feesList} search={search} options={options} omit={omit} lead={lead} tools={ends} />;
}

function toStatus(value: string): FeeSummarySearch['status'] {
  return value === 'billable' || value === 'not-yet-charged' ? value : undefined;
}
