import { createFileRoute, redirect } from '@tanstack/react-router';

/** A draft's address without a step opens the first step. */
export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/case-initiation/$orderId/case', params, search, replace: true });
  },
});
