import { createFileRoute } from '@tanstack/react-router';
import { loadMissingSteps } from '@/features/onboarding';
import { CompletePage } from '@/features/onboarding/pages/complete-page';

/** What an existing firm has still to give. */
export const Route = createFileRoute('/_authenticated/onboarding/complete')({
  loader: ({ context }) => loadMissingSteps(context.queryClient),
  head: () => ({ meta: [{ title: 'Complete your account' }] }),
  component: CompletePage,
});
