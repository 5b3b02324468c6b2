import { createFileRoute, redirect } from '@tanstack/react-router';

/** A draft's address without a step opens the step where the person left it. */
export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId/')({
  beforeLoad: async ({ params, search }) => {
    const { stepToResume } = await import('@/features/filing/loaders/draft');
    const step = stepToResume(params.orderId);
    throw redirect({ to: `/existing-case/$orderId/${step}`, params, search, replace: true });
  },
});
