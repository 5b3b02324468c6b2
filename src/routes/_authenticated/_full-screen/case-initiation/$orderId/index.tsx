import { createFileRoute, redirect } from '@tanstack/react-router';

/** A draft's address without a step opens the step where the person left it. */
export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/')({
  beforeLoad: async ({ params, search }) => {
    const { stepToResume } = await import('@/features/filing/loaders/draft');
    const step = stepToResume(params.orderId);
    throw redirect({ to: `/case-initiation/$orderId/${step}`, params, search, replace: true });
  },
});
