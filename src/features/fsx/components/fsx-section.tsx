import { useQuery } from '@tanstack/react-query';
import type { FsxConnectionStatus } from '@/api/generated/filing/model';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { fsxName } from '../name';
import { fsxStatusQuery } from '../queries';
import { FsxStatusBadge } from './fsx-status-badge';

const actions: Readonly<Record<FsxConnectionStatus['status'], string>> = {
  'not-connected': 'Connect your firm',
  pending: 'Check and save',
  connected: 'View connection',
};

/** The firm's connection with FSX among its other connections, with a link to its page. */
export function FsxSection() {
  const { data, error, refetch } = useQuery(fsxStatusQuery);
  return (
    <Section
      title={fsxName}
      actions={
        data && (
          <AppLink to="/filing-account/fsx" size="sm">
            {actions[data.status]}
          </AppLink>
        )
      }
    >
      {data ? (
        <PropertiesList
          items={[
            ['Status', <FsxStatusBadge key="status" status={data.status} />],
            ...(data.organizationName ? ([['Organization', data.organizationName]] as const) : []),
            ['Used for', 'Courts in California that accept filings only through it'],
          ]}
        />
      ) : error ? (
        <ErrorState title="The connection status didn’t load" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={2} label="Loading the connection status" />
      )}
    </Section>
  );
}
