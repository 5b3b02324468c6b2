import { createFileRoute, redirect } from '@tanstack/react-router';
import { orderStartSearch } from '@/features/process-serving/ordering/search';

export const Route = createFileRoute('/_authenticated/_main/serve-it/order/serve-only')({
  staticData: { needs: 'canOrder' },
  validateSearch: orderStartSearch,
  beforeLoad: ({ search }) => {
    throw redirect({
      to: '/serve-it/order/process-serving',
      search: { ...search, mode: 'serve-only' },
      replace: true,
    });
  },
});
