import { useQuery } from '@tanstack/react-query';
import { StateCode } from '@/api/generated/filing/model';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { ordersList } from '../lists/orders-list';
import { orderStatus } from '../model/order-status';
import type { OrdersScope } from '../model/orders-scope';
import { serviceLabel } from '../model/services';
import { submittedStatuses } from '../model/submitted-statuses';
import { orderFiltersQuery } from '../queries';
import type { OrdersSearch } from '../search';

interface OrdersFiltersProps {
  search: OrdersSearch;
  scope: OrdersScope;
}

/** Search and filters of a list of orders. The backend says which values occur, and how often. */
export function OrdersFilters({ search, scope }: OrdersFiltersProps) {
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
  return <ListFilterBar list={ordersList} search={search} options={options} omit={omit} />;
}

/** How many orders have a value: zero when it does not occur, undefined while that is not known. */
function countOf<Value>(options: readonly { value: Value; count: number }[] | undefined, value: Value) {
  return options && (options.find((option) => option.value === value)?.count ?? 0);
}
