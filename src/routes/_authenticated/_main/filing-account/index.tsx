import { createFileRoute } from '@tanstack/react-router';
import { AccountsPage } from '@/features/filing-account/pages/accounts-page';

export const Route = createFileRoute('/_authenticated/_main/filing-account/')({
  staticData: { needs: 'canFile' },
  head: () => ({ meta: [{ title: 'E-filing accounts' }] }),
  component: AccountsPage,
});
