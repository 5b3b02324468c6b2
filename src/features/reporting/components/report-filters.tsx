import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FeeCategory, type FeeGroupKey, RecoveryState } from '@/api/generated/billing/model';
import { feeCategoryLabel } from '@/features/billing';
import { orderFiltersQuery, serviceLabel } from '@/features/orders';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { reportList } from '../lists/report-list';
import { recoveryLabel } from '../model/recovery';
import { serviceCategoriesQuery } from '../queries';
import type { ReportSearch, ReportSearchInput } from '../search';
import { GroupControls } from './group-controls';

interface ReportFiltersProps {
  search: ReportSearch;
  keys: readonly FeeGroupKey[];
  tools?: ReactNode;
}

const statuses = [
  { value: '', label: 'All fees' },
  { value: 'billable', label: 'Billable' },
  { value: 'not-yet-charged', label: 'Pending' },
];

/** Which fees a report has, and what they are added up by. */
export function ReportFilters({ search, keys, tools }: ReportFiltersProps) {
  const change = useSearchChange<ReportSearchInput>();
  const { data: available } = useQuery(orderFiltersQuery({}));
  const { data: categories } = useQuery(serviceCategoriesQuery);
  const options = {
    service: categories?.flatMap(({ services }) =>
      services.map(({ service }) => ({ value: service, label: serviceLabel(service) })),
    ),
    court: available?.courts?.map(({ value, text }) => ({ value, label: text })),
    person: available?.users.map(({ value, text }) => ({ value, label: text })),
    states: available?.states.map(({ value }) => ({ value, label: value })),
    category: FeeCategory.options.map((value) => ({ value, label: feeCategoryLabel(value) })),
    recovery: RecoveryState.options.map((value) => ({ value, label: recoveryLabel(value) })),
  };
  const toStatus = (text: string): ReportSearch['status'] =>
    text === 'billable' || text === 'not-yet-charged' ? text : undefined;
  return (
    <ListFilterBar
      list={reportList}
      search={search}
      options={Object.fromEntries(Object.entries(options).map(([name, found]) => [name, found ?? []]))}
      lead={
        <>
          <GroupControls keys={keys} hasNone />
          <NativeSelect
            aria-label="Status"
            data={statuses}
            value={search.status ?? ''}
            onChange={({ currentTarget }) => change({ status: toStatus(currentTarget.value) })}
          />
        </>
      }
      tools={tools}
    />
  );
}
