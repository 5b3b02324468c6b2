import '@mantine/core/styles/Input.css';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { orderFiltersQuery, serviceLabel } from '@/features/orders';
import { DateRangeFilter } from '@/lib/grid/filters/date-range-filter';
import { FilterBar } from '@/lib/grid/filters/filter-bar';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { filterCount } from '../requests';
import type { FeeSummarySearch, FeeSummarySearchInput } from '../search';

interface FeeFiltersProps {
  search: FeeSummarySearch;
  clientReference: string;
  onChange: (patch: Partial<FeeSummarySearchInput>) => void;
}

const statuses = [
  { value: '', label: 'All fees' },
  { value: 'billable', label: 'Billable' },
  { value: 'not-yet-charged', label: 'Not yet charged' },
];

const noFilters: Partial<FeeSummarySearchInput> = {
  status: undefined,
  service: undefined,
  person: undefined,
  from: undefined,
  to: undefined,
};

/** Which fees of the matter to show: by status, service, person and day. */
export function FeeFilters({ search, clientReference, onChange }: FeeFiltersProps) {
  const { data: available } = useQuery(orderFiltersQuery({ clientReference }));
  return (
    <FilterBar label="Filters of fees" activeCount={filterCount(search)}>
      <NativeSelect
        aria-label="Status"
        data={statuses}
        value={search.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: toStatus(currentTarget.value) })}
      />
      <FilterMenu
        label="Service"
        options={(available?.services ?? []).map(({ value }) => ({ value, label: serviceLabel(value) }))}
        selected={search.service}
        onChange={(service) => onChange({ service })}
      />
      <FilterMenu
        label="Ordered by"
        options={(available?.users ?? []).map(({ value, text }) => ({ value, label: text }))}
        selected={search.person}
        onChange={(person) => onChange({ person })}
      />
      <DateRangeFilter label="Charged" from={search.from} to={search.to} onChange={onChange} />
      {filterCount(search) > 0 && (
        <Button variant="subtle" onClick={() => onChange(noFilters)}>
          Clear all
        </Button>
      )}
    </FilterBar>
  );
}

function toStatus(value: string): FeeSummarySearch['status'] {
  return value === 'billable' || value === 'not-yet-charged' ? value : undefined;
}
