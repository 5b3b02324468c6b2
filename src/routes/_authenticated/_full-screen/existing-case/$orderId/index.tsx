import { createFileRoute, redirect } from '@tanstack/react-router';

/** A draft's address without a step opens the first step. */
export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId/')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/existing-case/$orderId/case', params, search, replace: true });
  },
});
