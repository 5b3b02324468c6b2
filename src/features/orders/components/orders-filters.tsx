import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { StateCode } from '@/api/generated/filing/model';
import { DateRangeFilter } from '@/lib/grid/filters/date-range-filter';
import { FilterBar } from '@/lib/grid/filters/filter-bar';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { FilterPanel } from '@/lib/grid/filters/filter-panel';
import { SearchBox } from '@/lib/grid/filters/search-box';
import { orderStatus } from '../model/order-status';
import { serviceLabel } from '../model/services';
import { submittedStatuses } from '../model/submitted-statuses';
import { orderFiltersQuery } from '../queries';
import { filterCount, isFiltered, type OrdersScope } from '../requests';
import type { OrdersSearch, OrdersSearchInput } from '../search';

const AmountRange = lazy(() => import('@/lib/grid/filters/amount-range'));
const TextFilter = lazy(() => import('@/lib/grid/filters/text-filter'));

interface OrdersFiltersProps {
  search: OrdersSearch;
  scope: OrdersScope;
  onChange: (patch: Partial<OrdersSearchInput>, options?: { replace?: boolean }) => void;
}

/** Search and filters of a list of orders. What there is to choose from comes with its count. */
export function OrdersFilters({ search, scope, onChange }: OrdersFiltersProps) {
  const { data: available } = useQuery(orderFiltersQuery(scope));
  return (
    <FilterBar
      label="Filters of orders"
      activeCount={filterCount(search)}
      search={
        <SearchBox
          label="Search orders"
          placeholder="Search order, case, court, envelope"
          value={search.q}
          onSearch={(q) => onChange({ q }, { replace: true })}
        />
      }
    >
      <FilterMenu
        label="Status"
        options={submittedStatuses.map((value) => ({
          value,
          label: orderStatus(value).label,
          count: countOf(available?.statuses, value),
        }))}
        selected={search.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterMenu
        label="Service"
        options={(available?.services ?? []).map(({ value, count }) => ({ value, label: serviceLabel(value), count }))}
        selected={search.service}
        onChange={(service) => onChange({ service })}
      />
      <FilterMenu
        label="State"
        options={StateCode.options.flatMap((value) =>
          (available?.states ?? [])
            .filter((state) => state.value === value)
            .map(({ text, count }) => ({ value, label: text, count })),
        )}
        selected={search.states}
        onChange={(states) => onChange({ states })}
      />
      <FilterMenu
        label="Ordered by"
        options={(available?.users ?? []).map(({ value, text, count }) => ({ value, label: text, count }))}
        selected={search.person}
        onChange={(person) => onChange({ person })}
      />
      {scope.clientReference === undefined && (
        <FilterPanel label="Matter" active={search.matter}>
          <Suspense>
            <TextFilter
              label="Reference of the matter"
              description="As it stands on the order, such as 00015-Ortega"
              value={search.matter}
              onChange={(matter) => onChange({ matter })}
            />
          </Suspense>
        </FilterPanel>
      )}
      <FilterPanel label="Amount" active={rangeText(search)}>
        <Suspense>
          <AmountRange label="Amount" min={search.min} max={search.max} onChange={onChange} />
        </Suspense>
      </FilterPanel>
      <DateRangeFilter label="Ordered" from={search.from} to={search.to} onChange={onChange} />
      {isFiltered(search) && (
        <Button variant="subtle" onClick={() => onChange(noFilters)}>
          Clear all
        </Button>
      )}
    </FilterBar>
  );
}

const noFilters: Partial<OrdersSearch> = {
  q: undefined,
  service: undefined,
  status: undefined,
  states: undefined,
  from: undefined,
  to: undefined,
  person: undefined,
  matter: undefined,
  min: undefined,
  max: undefined,
};

/** `$95 to $300`, `from $95`, `to $300`. */
function rangeText({ min, max }: OrdersSearch): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `to $${max}`;
  return max === undefined ? `from $${min}` : `$${min} to $${max}`;
}

/** How many orders have a value; none when it does not occur, unknown while that is not known. */
function countOf<Value>(options: readonly { value: Value; count: number }[] | undefined, value: Value) {
  return options && (options.find((option) => option.value === value)?.count ?? 0);
}
