import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/features/home/pages/home-page';
import { attentionQuery, draftsQuery, oldestDraftsQuery, recentQuery } from '@/features/home/queries';

export const Route = createFileRoute('/_authenticated/_main/')({
  loader: ({ context: { queryClient } }) => {
    // Every part of the page shows itself as it comes; nothing is waited for.
    for (const query of [attentionQuery, oldestDraftsQuery, draftsQuery, recentQuery])
      void queryClient.prefetchQuery(query);
    return { openedAt: new Date() };
  },
  component: HomePage,
});
