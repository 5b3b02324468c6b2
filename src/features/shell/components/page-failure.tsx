import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import { failureOf } from '@/api/errors';
import { RequiredSignIn, requiredSignIn } from '@/features/filing-account';
import { AccessDeniedError, SessionUnavailableError } from '@/features/session';
import { browserLocation } from '@/lib/browser/location';
import { PageNotice } from '@/lib/ui/page-notice';
import { AccessDenied } from './access-denied';
import { NotFound } from './not-found';

/** What a page failed with, said in words (specification, application section 8). */
export function PageFailure({ error }: { error: unknown }) {
  const { kind } = failureOf(error);
  if (error instanceof AccessDeniedError || kind === 'denied') return <AccessDenied />;
  if (kind === 'not-found') return <NotFound />;
  if (requiredSignIn(error, '')) return <RequiredSignIn error={error} />;
  return <Unexpected isUnavailable={error instanceof SessionUnavailableError} />;
}

/** `isUnavailable`: the platform does not say who is signed in. */
function Unexpected({ isUnavailable }: { isUnavailable: boolean }) {
  return (
    <PageNotice title="Something went wrong" role="alert">
      <p>There was an error loading the page.</p>
      {isUnavailable && <p>The sign-in service does not answer. You are still signed in, and nothing is lost.</p>}
      <div>
        {isUnavailable ? <TryAgain /> : <Button onClick={() => browserLocation.reload()}>Refresh Page</Button>}
        <Button component="a" variant="default" href={`tel:${runtimeConfig().supportPhone.replace(/[^\d+]/g, '')}`}>
          Contact Support
        </Button>
      </div>
    </PageNotice>
  );
}

function TryAgain() {
  const router = useRouter();
  return <Button onClick={() => void router.invalidate()}>Try again</Button>;
}
