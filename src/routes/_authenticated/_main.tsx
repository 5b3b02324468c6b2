import { createFileRoute } from '@tanstack/react-router';
import { rolesQuery, userQuery } from '@/features/access';
import { requireOnboarding } from '@/features/onboarding';
import { retailerQuery } from '@/features/retailer';
import { currentPerson } from '@/features/session';
import { firmQuery, savedStateQuery, statesQuery } from '@/features/shell';
import { MainLayout } from '@/features/shell/layouts/main-layout';

/**
 * Pages with the header. What the header shows is on its way before the header is; it keeps no page waiting. A firm that
 * has not been through onboarding is led there.
 */
export const Route = createFileRoute('/_authenticated/_main')({
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
