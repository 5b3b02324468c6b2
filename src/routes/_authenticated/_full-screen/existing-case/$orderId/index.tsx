import { createFileRoute, redirect } from '@tanstack/react-router';

/** A draft without a step opens with its first. */
export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId/')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/existing-case/$orderId/case', params, search, replace: true });
  },
});
