import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { startFirm } from '@/features/firm';
import { AppPending } from '@/features/shell';
import { FullScreenLayout } from '@/features/shell/layouts/full-screen-layout';

/** Full-screen pages: one task, and a way out. */
export const Route = createFileRoute('/_authenticated/_full-screen')({
  codeSplitGroupings: [['component']],
  // The state of a filing stays with it, from the first link to its last step.
  search: { middlewares: [retainSearchParams<{ state?: string | undefined }>(['state'])] },
  loader: ({ context: { queryClient } }) => startFirm(queryClient),
  component: FullScreenLayout,
  pendingComponent: AppPending,
});
