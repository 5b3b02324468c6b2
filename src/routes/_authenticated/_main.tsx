import { createFileRoute } from '@tanstack/react-router';
import { currentPerson } from '@/features/session';
import { firmQuery, savedStateQuery, statesQuery } from '@/features/shell';
import { MainLayout } from '@/features/shell/layouts/main-layout';

/** Pages with the header. What the header shows is on its way before the header is; it keeps no page waiting. */
export const Route = createFileRoute('/_authenticated/_main')({
  loader: ({ context: { queryClient } }) => {
    const person = currentPerson();
    if (!person) return;
    void queryClient.prefetchQuery(statesQuery);
    void queryClient.prefetchQuery(savedStateQuery(person.userId));
    void queryClient.prefetchQuery(firmQuery(person.clientId));
  },
  component: MainLayout,
});
