import { useLoaderData } from '@tanstack/react-router';
import { SignUp } from '../components/sign-up';

/** The way in for somebody who comes for process serving: /serve-it/signup. */
export function ProspectSignUpPage() {
  const { read } = useLoaderData({ from: '/serve-it/signup' });
  return <SignUp read={read} title="Sign up for process serving" />;
}
