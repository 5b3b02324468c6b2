import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import { ButtonLink } from '@/lib/ui/links';
import { PageNotice } from '@/lib/ui/page-notice';

/** Replaces the filing service's sign-in page when the service rejects what the page itself needs. */
export default function SignInUnavailable() {
  const router = useRouter();
  return (
    <PageNotice title="The filing service isn’t available" role="alert">
      <p>
        It rejected the request for its sign-in page. You’re still signed in to {runtimeConfig().productName}, and your
        work is safe.
      </p>
      <div>
        <Button onClick={() => void router.invalidate()}>Try again</Button>
        <ButtonLink to="/" variant="default">
          Back to home
        </ButtonLink>
      </div>
    </PageNotice>
  );
}
