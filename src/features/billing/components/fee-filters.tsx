import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderFiltersQuery, serviceLabel } from '@/features/orders';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { type FeesScope, feesList } from '../lists/fees-list';
import type { FeeSummarySearch } from '../search';
import { FeeStatusField } from './fee-status-field';
import { FeeViews } from './fee-views';

interface FeeFiltersProps {
  search: FeeSummarySearch;
  scope: FeesScope;
  tools: ReactNode;
}

/** Filters by status, service, person and date; in the firm's list also by court and matter. */
export function FeeFilters({ search, scope, tools }: FeeFiltersProps) {
  const { data: available } = useQuery(orderFiltersQuery(scope));
  const options = {
    service: available?.services.map(({ value }) => ({ value, label: serviceLabel(value) })) ?? [],
    court: available?.courts?.map(({ value, text }) => ({ value, label: text })) ?? [],
    person: available?.users.map(({ value, text }) => ({ value, label: text })) ?? [],
  };
  const ends = (
    <>
      <FeeViews view={search.view} />
      {tools}
    </>
  );
  const omit = scope.clientReference === undefined ? [] : (['court', 'matter'] as const);
  return (
    <ListFilterBar
      list={feesList}
      search={search}
      options={options}
      omit={omit}
      lead={<FeeStatusField status={search.status} />}
      tools={ends}
    />
  );
}
