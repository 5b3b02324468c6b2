import { createFileRoute } from '@tanstack/react-router';
import { requireOnboarding } from '@/features/onboarding';
import { currentPerson } from '@/features/session';
import { AppPending } from '@/features/shell';
import { MainLayout } from '@/features/shell/layouts/main-layout';
import { startHeader } from '@/features/shell/loader';

/** Pages with the header. Firms that haven't completed onboarding are redirected there. */
export const Route = createFileRoute('/_authenticated/_main')({
  // Almost every first page needs it; a separate chunk would only load later.
  codeSplitGroupings: [],
  loader: ({ context: { queryClient } }) => {
    if (!currentPerson()) return;
    void startHeader(queryClient);
    return requireOnboarding(queryClient);
  },
  component: MainLayout,
  pendingComponent: AppPending,
});
