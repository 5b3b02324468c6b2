import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasDocketWatch } from '@/api/config';
import { EmptyState } from '@/lib/ui/empty-state';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { unreadQuery } from '../unread-query';

const exactly = { exact: true, includeSearch: false } as const;

interface DocketsHeaderProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** The title and tabs of the pages about all dockets. */
export function DocketsHeader({ title, subtitle, actions }: DocketsHeaderProps) {
  const unread = useQuery({ ...unreadQuery, enabled: hasDocketWatch() });
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={actions}
      tabs={
        <TabLinks label="Dockets">
          <TabLink to="/docket-sync" activeOptions={exactly}>
            Dockets
          </TabLink>
          {hasDocketWatch() && (
            <>
              <TabLink to="/docket-sync/alerts" activeOptions={exactly}>
                {`Alerts${countText(unread)}`}
              </TabLink>
              <TabLink to="/docket-sync/watchers" activeOptions={exactly}>
                Watchers
              </TabLink>
              <TabLink to="/docket-sync/entries" activeOptions={exactly}>
                Entries
              </TabLink>
              <TabLink to="/docket-sync/deadlines" activeOptions={exactly}>
                Deadlines
              </TabLink>
            </>
          )}
        </TabLinks>
      }
    />
  );
}

function countText({ data }: Pick<UseQueryResult<{ unreadCount: number }>, 'data'>): string {
  if (!data || data.unreadCount === 0) return '';
  return data.unreadCount >= 1000 ? ' (999+)' : ` (${data.unreadCount})`;
}

/** Shows a page of docket watch, or that the deployment has none. */
export function WithDocketWatch({ name, children }: { name: string; children: ReactNode }) {
  if (hasDocketWatch()) return children;
  return (
    <EmptyState
      isPage
      title={`${name} not available`}
      description="Your firm’s Benchfile doesn’t watch dockets yet."
      action={<AppLink to="/docket-sync">All dockets</AppLink>}
    />
  );
}
