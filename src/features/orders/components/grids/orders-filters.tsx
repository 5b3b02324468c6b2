import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StateCode } from '@/api/generated/filing/model';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { ordersList } from '../../lists/orders-list';
import { orderStatus } from '../../model/order-status';
import { serviceLabel } from '../../model/services';
import { orderFiltersQuery } from '../../queries';
import { type OrdersScope, type OrdersSearch, submittedStatuses } from '../../search';

interface OrdersFiltersProps {
  search: OrdersSearch;
  scope: OrdersScope;
  tools: ReactNode;
}

/** The search and filters of the orders. The backend lists and counts the values to choose from. */
export function OrdersFilters({ search, scope, tools }: OrdersFiltersProps) {
  const { data: available } = useQuery(orderFiltersQuery(scope));
  const { services = [], states = [], users = [] } = available ?? {};
  const options = {
    status: submittedStatuses.map((value) => ({
      value,
      label: orderStatus(value).label,
      count: countOf(available?.statuses, value),
    })),
    service: services.map(({ value, count }) => ({ value, label: serviceLabel(value), count })),
    states: StateCode.options.flatMap((value) =>
      states.filter((state) => state.value === value).map(({ text, count }) => ({ value, label: text, count })),
    ),
    person: users.map(({ value, text, count }) => ({ value, label: text, count })),
  };
  const omit = scope.clientReference === undefined ? [] : (['matter'] as const);
  return <ListFilterBar list={ordersList} search={search} options={options} omit={omit} tools={tools} />;
}

/** The number of orders with a value; undefined while loading. */
function countOf<Value>(options: readonly { value: Value; count: number }[] | undefined, value: Value) {
  return options && (options.find((option) => option.value === value)?.count ?? 0);
}
