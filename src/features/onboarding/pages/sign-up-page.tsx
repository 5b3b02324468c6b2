import { useLoaderData } from '@tanstack/react-router';
import { SignUp } from '../components/sign-up';

/** A new firm's way in: /onboarding/create-account. */
export function SignUpPage() {
  const { read } = useLoaderData({ from: '/onboarding/create-account' });
  return <SignUp read={read} title="Create account" />;
}
