import { createFileRoute, redirect } from '@tanstack/react-router';

/** A draft without a step opens with its first. */
export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/case-initiation/$orderId/case', params, search, replace: true });
  },
});
