import { createFileRoute } from '@tanstack/react-router';
import { startFirm } from '@/features/firm';
import { AppPending } from '@/features/shell';
import { FullScreenLayout } from '@/features/shell/layouts/full-screen-layout';

/** Full-screen pages: one task, and a way out. */
export const Route = createFileRoute('/_authenticated/_full-screen')({
  codeSplitGroupings: [['component']],
  loader: ({ context: { queryClient } }) => startFirm(queryClient),
  component: FullScreenLayout,
  pendingComponent: AppPending,
});
