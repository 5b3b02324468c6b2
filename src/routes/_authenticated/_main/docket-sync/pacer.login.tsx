import { createFileRoute } from '@tanstack/react-router';
import { accountsQuery } from '@/features/docket-sync/accounts/queries';
import { pacerLoginSearch } from '@/features/docket-sync/accounts/search';
import { PacerLoginPage } from '@/features/docket-sync/pages/pacer-login-page';
import { currentPerson } from '@/features/session';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/pacer/login')({
  staticData: { needs: 'canFile' },
  validateSearch: pacerLoginSearch,
  head: () => ({ meta: [{ title: 'PACER account' }] }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(accountsQuery(currentPerson()?.clientId ?? 0, 'Pacer'));
  },
  component: PacerLoginPage,
});
