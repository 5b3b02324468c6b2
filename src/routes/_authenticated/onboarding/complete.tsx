import { createFileRoute } from '@tanstack/react-router';
import { loadMissingSteps } from '@/features/onboarding';
import { CompletePage } from '@/features/onboarding/pages/complete-page';

/** Collects what an existing firm's account lacks. */
export const Route = createFileRoute('/_authenticated/onboarding/complete')({
  loader: ({ context }) => loadMissingSteps(context.queryClient),
  head: () => ({ meta: [{ title: 'Complete your account' }] }),
  component: CompletePage,
});
