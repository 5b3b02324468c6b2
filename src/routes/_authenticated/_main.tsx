import { createFileRoute } from '@tanstack/react-router';
import { startFirm } from '@/features/firm';
import { requireOnboarding } from '@/features/onboarding';
import { currentPerson } from '@/features/session';
import { AppPending } from '@/features/shell';
import { MainLayout } from '@/features/shell/layouts/main-layout';
import { savedStateQuery, stateSettingsQuery, statesQuery } from '@/features/states';
import { nextTurn } from '@/lib/browser/idle';

/**
 * Pages with the header. The header's data starts loading early but delays no page. Firms that haven't completed
 * onboarding are redirected there.
 */
export const Route = createFileRoute('/_authenticated/_main')({
  // Almost every first page needs it; a separate chunk would only load later.
  codeSplitGroupings: [],
  loader: ({ context: { queryClient } }) => {
    const person = currentPerson();
    if (!person) return;
    // The page's own loader runs in this turn, so its data is asked for first.
    void nextTurn().then(() => {
      void queryClient.prefetchQuery(statesQuery);
      void queryClient.prefetchQuery(stateSettingsQuery);
      void queryClient.prefetchQuery(savedStateQuery(person.userId));
      startFirm(queryClient);
    });
    return requireOnboarding(queryClient);
  },
  component: MainLayout,
  pendingComponent: AppPending,
});
