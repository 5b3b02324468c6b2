import { createFileRoute, redirect } from '@tanstack/react-router';
import { readInvitation } from '@/features/onboarding/calls/join';
import { takeInvitation } from '@/features/onboarding/invitation-token';
import { JoinPage } from '@/features/onboarding/pages/join-page';

/** Where an invitation's link leads. The token leaves the address and the history before the page is drawn. */
export const Route = createFileRoute('/join')({
  loader: async ({ context: { session }, location }) => {
    if (takeInvitation(location.hash)) throw redirect({ to: '/join', replace: true });
    const [opened] = await Promise.all([readInvitation(), session.ready()]);
    return opened;
  },
  head: () => ({ meta: [{ title: 'Join your firm' }] }),
  component: JoinPage,
});
