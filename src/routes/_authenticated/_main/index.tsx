import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/features/home/pages/home-page';
import { attentionQuery, draftsQuery, quickActionsQuery, recentQuery } from '@/features/home/queries';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/shell';

export const Route = createFileRoute('/_authenticated/_main/')({
  loaderDeps: ({ search: { state } }) => ({ state }),
  loader: ({ context: { queryClient }, deps }) => {
    // Every part of the page shows itself as it comes; nothing is waited for.
    for (const query of [attentionQuery, draftsQuery, recentQuery]) void queryClient.prefetchQuery(query);
    void selectedState(queryClient, deps.state, currentPerson()).then((state) =>
      queryClient.prefetchQuery(quickActionsQuery(state)),
    );
    return { openedAt: new Date() };
  },
  component: HomePage,
});
