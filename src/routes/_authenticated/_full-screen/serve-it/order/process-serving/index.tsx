import { createFileRoute } from '@tanstack/react-router';
import { useMappingId } from '@/features/matters';
import { loadOrderStart } from '@/features/process-serving/ordering/loaders';
import { OrderStartPage } from '@/features/process-serving/ordering/pages/order-start-page';
import { orderStartSearch } from '@/features/process-serving/ordering/search';

export const Route = createFileRoute('/_authenticated/_full-screen/serve-it/order/process-serving/')({
  staticData: { needs: 'canOrder' },
  validateSearch: orderStartSearch,
  loaderDeps: ({ search: { state, mappingId, after } }) => ({ state, mappingId, after }),
  loader: ({ context: { queryClient }, deps }) => loadOrderStart(queryClient, deps),
  head: () => ({ meta: [{ title: 'Process serving' }] }),
  component: StartRoute,
});

function StartRoute() {
  const { state } = Route.useLoaderData();
  const { mode, after } = Route.useSearch();
  return <OrderStartPage state={state} mappingId={useMappingId()} mode={mode} after={after} />;
}
