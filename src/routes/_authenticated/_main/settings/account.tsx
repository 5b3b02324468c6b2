import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '@/features/settings/pages/account-page';

export const Route = createFileRoute('/_authenticated/_main/settings/account')({
  head: () => ({ meta: [{ title: 'Account details' }] }),
  component: AccountPage,
});
