import { createFileRoute } from '@tanstack/react-router';
import { loadSignUp } from '@/features/onboarding';
import { ProspectSignUpPage } from '@/features/onboarding/pages/sign-up-page';

export const Route = createFileRoute('/serve-it/signup')({
  loader: ({ location }) => loadSignUp(location.searchStr),
  head: () => ({ meta: [{ title: 'Sign up for process serving' }] }),
  component: ProspectSignUpPage,
});
