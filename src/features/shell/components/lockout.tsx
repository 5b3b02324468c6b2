import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ApiError } from '@/api/errors';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import { filingSignIn } from '../model/lockout';

/** Stands where a page could not be shown since the filing service is locked, on the way to sign in there. */
export function Lockout({ error }: { error: ApiError }) {
  const { history } = useRouter();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(filingSignIn(error, history.location.href));
  }, [error, history, navigate]);
  return <LoadingOverlay label="Taking you to the filing service…" />;
}
