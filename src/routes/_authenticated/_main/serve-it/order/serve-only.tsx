import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_authenticated/_main/serve-it/order/serve-only')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/$', params: { _splat: 'serve-it/order/process-serving' }, search, replace: true });
  },
});
