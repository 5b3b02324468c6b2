import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignPage } from '@/features/signing/pages/sign-page';
import { readSigning, takeSigningToken } from '@/features/signing/signing-calls';

/** Where a signer's link leads. The token leaves the address and the history before the page is drawn. */
export const Route = createFileRoute('/sign')({
  loader: ({ location }) => {
    if (takeSigningToken(location.hash)) throw redirect({ to: '/sign', replace: true });
    return readSigning();
  },
  head: () => ({ meta: [{ title: 'Sign documents' }] }),
  component: SignPage,
});
