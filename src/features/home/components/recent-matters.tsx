import { useQuery } from '@tanstack/react-query';
import type { FilingMapping } from '@/api/generated/filing/model';
import { recentMattersQuery } from '@/features/matters';
import { formatDay } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { WorkItem } from './work-item';
import { WorkList } from './work-list';

const shown = 5;

/** The matters that the firm worked on last. */
export function RecentMatters() {
  const { data, isError, refetch } = useQuery(recentMattersQuery);
  return (
    <WorkList
      title="Recent matters"
      nothing="No order belongs to a matter yet."
      items={data?.slice(0, shown).map((matter) => ({ key: matter.mappingId, item: <MatterItem matter={matter} /> }))}
      onRetry={isError && !data ? () => void refetch() : undefined}
    />
  );
}

function MatterItem({ matter }: { matter: FilingMapping }) {
  const { mappingId, clientReference, matterName, orderCount, draftCount, lastUsedAt } = matter;
  return (
    <WorkItem
      title={
        <AppLink
          to="/matter-view/$clientReference"
          params={{ clientReference }}
          search={{ mappingId }}
          size="sm"
          fw={600}
        >
          {matterName ?? clientReference}
        </AppLink>
      }
      details={[
        matterName && matterName !== clientReference ? clientReference : '',
        counted(orderCount, 'order'),
        counted(draftCount, 'draft'),
        formatDay(lastUsedAt),
      ]}
    />
  );
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
