import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { returnTarget, returnToTarget, signInAddress } from '@/features/session';
import { LoginPage } from '@/features/session/pages/login-page';

/** `returnPath` is the page below the prefix; whatever else the query holds is that page's own. */
const search = z.looseObject({ returnPath: z.catch(z.optional(z.string()), undefined) });

export const Route = createFileRoute('/login')({
  validateSearch: search,
  beforeLoad: ({ search, location }) => returnToTarget(returnTarget(search, location.hash)),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location }) => ({ address: signInAddress(returnTarget(deps, location.hash)) }),
  head: () => ({ meta: [{ title: 'Sign in' }] }),
  component: LoginPage,
});
