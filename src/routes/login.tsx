import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { planSignIn, returnTarget, returnToTarget } from '@/features/session';
import { LoginPage } from '@/features/session/pages/login-page';

/** `returnPath` is the page below the prefix; other parameters belong to that page. */
const search = z.looseObject({ returnPath: z.catch(z.optional(z.string()), undefined) });

export const Route = createFileRoute('/login')({
  validateSearch: search,
  beforeLoad: async ({ context: { session }, search, location }) => {
    const target = returnTarget(search, location.hash);
    await returnToTarget(session, target);
    return { target };
  },
  loader: ({ context }) => planSignIn(context.target),
  head: () => ({ meta: [{ title: 'Sign in' }] }),
  component: LoginPage,
});
