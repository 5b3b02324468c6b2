import { createFileRoute } from '@tanstack/react-router';
import { loadSignUp } from '@/features/onboarding';
import { SignUpPage } from '@/features/onboarding/pages/sign-up-page';

export const Route = createFileRoute('/onboarding/create-account')({
  loader: ({ location }) => loadSignUp(location.searchStr),
  head: () => ({ meta: [{ title: 'Create account' }] }),
  component: SignUpPage,
});
