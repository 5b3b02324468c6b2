import { createFileRoute } from '@tanstack/react-router';
import { firmQuery, retailerQuery, rolesQuery, userQuery } from '@/features/firm';
import { requireOnboarding } from '@/features/onboarding';
import { currentPerson } from '@/features/session';
import { MainLayout } from '@/features/shell/layouts/main-layout';
import { savedStateQuery, statesQuery } from '@/features/states';

/**
 * Pages with the header. What the header shows is on its way before the header is; it keeps no page waiting. A firm that
 * has not been through onboarding is led there.
 */
export const Route = createFileRoute('/_authenticated/_main')({
  // Almost every first page needs it: in a file of its own it would only come later.
  codeSplitGroupings: [],
  loader: ({ context: { queryClient } }) => {
    const person = currentPerson();
    if (!person) return;
    void queryClient.prefetchQuery(statesQuery);
    void queryClient.prefetchQuery(savedStateQuery(person.userId));
    void queryClient.prefetchQuery(firmQuery(person.clientId));
    void queryClient.prefetchQuery(userQuery(person.userId));
    void queryClient.prefetchQuery(rolesQuery(person.userId));
    void queryClient.prefetchQuery(retailerQuery(person.retailerId));
    return requireOnboarding(queryClient);
  },
  component: MainLayout,
});
