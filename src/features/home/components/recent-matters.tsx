import { useQuery } from '@tanstack/react-query';
import type { FilingMapping } from '@/api/generated/filing/model';
import { recentMattersQuery } from '@/features/matters';
import { formatDay } from '@/lib/format/dates';
import { plainMatterName, plainNameExplanation } from '@/lib/format/matter-name';
import { AppLink } from '@/lib/ui/links';
import { WorkItem } from './work-items';
import { WorkList } from './work-list';

const maxMatters = 5;

/** The firm's most recently used matters. */
export function RecentMatters() {
  const { data, error, refetch } = useQuery(recentMattersQuery);
  return (
    <WorkList
      title="Recent matters"
      emptyText="No matters yet."
      items={data
        ?.slice(0, maxMatters)
        .map((matter) => ({ key: matter.mappingId, item: <MatterItem matter={matter} /> }))}
      failed={error && !data ? { error, retry: () => void refetch() } : undefined}
    />
  );
}

function MatterItem({ matter }: { matter: FilingMapping }) {
  const { mappingId, clientReference, matterName, orderCount, draftCount, lastUsedAt } = matter;
  const plain = plainMatterName(matterName ?? '');
  return (
    <WorkItem
      title={
        <AppLink
          to="/matter-view/$clientReference"
          params={{ clientReference }}
          search={{ mappingId }}
          size="sm"
          fw={600}
          title={plain === (matterName ?? '') ? undefined : plainNameExplanation}
        >
          {plain || clientReference}
        </AppLink>
      }
      details={[
        plain && plain !== clientReference ? clientReference : '',
        countOf(orderCount, 'order'),
        countOf(draftCount, 'draft'),
        formatDay(lastUsedAt),
      ]}
    />
  );
}

function countOf(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
