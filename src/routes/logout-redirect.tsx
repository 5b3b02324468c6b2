import { createFileRoute } from '@tanstack/react-router';
import { finishSignOut } from '@/features/session';
import { SignedOutPage } from '@/features/session/pages/signed-out-page';

export const Route = createFileRoute('/logout-redirect')({
  beforeLoad: finishSignOut,
  head: () => ({ meta: [{ title: 'Signed out' }] }),
  component: SignedOutPage,
});
