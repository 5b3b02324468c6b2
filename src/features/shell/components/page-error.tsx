import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import { ApiError } from '@/api/errors';
import { AccessDeniedError, SessionUnavailableError } from '@/features/session';
import { browserLocation } from '@/lib/browser/location';
import { AccessDenied } from './access-denied';
import { PageNotice } from './page-notice';

/** Stands where a page failed: access denied, the session that cannot be checked, or anything else. */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  if (isDenied(error)) return <AccessDenied />;
  const isUnavailable = error instanceof SessionUnavailableError;
  return (
    <PageNotice title="Something went wrong" role="alert">
      <p>There was an error loading the page.</p>
      {isUnavailable && <p>The sign-in service does not answer. You are still signed in, and nothing is lost.</p>}
      <div>
        {isUnavailable ? (
          <Button onClick={() => void router.invalidate()}>Try again</Button>
        ) : (
          <Button onClick={() => browserLocation.reload()}>Refresh Page</Button>
        )}
        <Button component="a" variant="default" href={`tel:${runtimeConfig().supportPhone.replace(/[^\d+]/g, '')}`}>
          Contact Support
        </Button>
      </div>
    </PageNotice>
  );
}

function isDenied(error: unknown): boolean {
  return error instanceof AccessDeniedError || (error instanceof ApiError && error.status === 403);
}
