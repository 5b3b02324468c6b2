import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { FsxConnectionStatus } from '@/api/generated/filing/model';
import { useFirmAndRole } from '@/features/firm';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { Connected, NotConnected, Pending } from '../components/connection';
import { fsxName } from '../name';
import { fsxStatusQuery } from '../queries';
import { type SignIn, useSignIn } from '../use-sign-in';
import classes from './fsx-page.module.css';

interface FsxPageProps {
  /** The query with which FSX sent the browser back, if it isn't answered yet. */
  returned: string | undefined;
  /** The page to return to once connected, already checked by the redirect rule. */
  target: string | undefined;
}

/** The firm's connection with File & ServeXpress (filing variants, section 10). */
export function FsxPage({ returned, target }: FsxPageProps) {
  const signIn = useSignIn(returned);
  const { state } = signIn.returned;
  const status = useQuery({
    ...fsxStatusQuery,
    enabled: state === 'none' || state === 'refused',
    // A colleague, or FSX itself, may have changed it.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return (
    <div className={classes.page}>
      <PageHeader
        breadcrumb={<AppLink to="/settings/integrations">Integration settings</AppLink>}
        title={fsxName}
        subtitle={`Some California courts accept filings only through ${fsxName}. One connection serves your whole firm.`}
      />
      {signIn.returned.state === 'refused' && status.data && (
        <Notice tone="warning" title="The sign-in can’t be used">
          {status.data.status === 'connected' ? 'Your firm is already connected.' : signIn.returned.reason}
        </Notice>
      )}
      <Section title="Connection">
        <Connection signIn={signIn} status={status} target={target} />
      </Section>
    </div>
  );
}

interface ConnectionProps {
  signIn: SignIn;
  status: UseQueryResult<FsxConnectionStatus>;
  target: string | undefined;
}

function Connection({ signIn, status, target }: ConnectionProps) {
  const { returned } = signIn;
  const { firm, error, retry } = useFirmAndRole();
  if (returned.state === 'failed')
    return <ErrorState title="The sign-in couldn’t be confirmed" error={returned.error} onRetry={returned.retry} />;
  if (returned.state === 'checking') return <SkeletonLines lines={4} label="Checking your sign-in" />;
  if (error) return <ErrorState title="Your firm could not be loaded" error={error} onRetry={retry} />;
  if (!status.data && status.isError)
    return (
      <ErrorState
        title="The connection status didn’t load"
        error={status.error}
        onRetry={() => void status.refetch()}
      />
    );
  if (!firm || !status.data) return <SkeletonLines lines={4} label="Loading the connection status" />;
  const shared = { isAdministrator: firm.isAdministrator, target };
  if (status.data.status === 'connected') return <Connected connection={status.data} {...shared} />;
  if (status.data.status === 'pending') return <Pending connection={status.data} {...shared} />;
  return <NotConnected connecting={signIn} {...shared} />;
}
