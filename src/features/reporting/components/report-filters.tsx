import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FeeCategory, type FeeGroupKey, RecoveryState } from '@/api/generated/billing/model';
import { FeeStatusField, feeCategoryLabel } from '@/features/billing';
import { orderFiltersQuery, serviceLabel } from '@/features/orders';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { reportList } from '../lists/report-list';
import { recoveryLabel } from '../model/recovery';
import { serviceCategoriesQuery } from '../queries';
import type { ReportSearch } from '../search';
import { GroupControls } from './group-controls';

interface ReportFiltersProps {
  search: ReportSearch;
  keys: readonly FeeGroupKey[];
  tools?: ReactNode;
}

/** Shows which fees a report has, and what they are added up by. */
export function ReportFilters({ search, keys, tools }: ReportFiltersProps) {
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
    without: [
      { value: 'court', label: 'No court' },
      { value: 'matter', label: 'No matter' },
    ],
  };
  return (
    <ListFilterBar
      list={reportList}
      search={search}
      options={Object.fromEntries(Object.entries(options).map(([name, found]) => [name, found ?? []]))}
      lead={
        <>
          <GroupControls keys={keys} hasNone />
          <FeeStatusField status={search.status} />
        </>
      }
      tools={tools}
    />
  );
}
