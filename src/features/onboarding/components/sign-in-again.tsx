import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';

/** The way on for somebody whose account was made, but whose sign-up has been open for too long. */
export function SignInAgain() {
  return (
    <Notice
      tone="warning"
      title="Your sign-up has been open for a long time."
      action={
        <AppLink to="/login" size="sm" search={{ returnPath: '/onboarding/complete' }}>
          Sign in to go on
        </AppLink>
      }
    >
      Your account is there. Sign in with your email and password to add what is missing.
    </Notice>
  );
}
