import { createFileRoute } from '@tanstack/react-router';
import { startTimeline } from '@/features/matter-records/loaders';
import { MatterTimelinePage } from '@/features/matter-records/pages/matter-timeline-page';
import { matterTimelineSearch } from '@/features/matter-records/search';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/timeline')({
  validateSearch: matterTimelineSearch,
  head: () => ({ meta: [{ title: 'Matter timeline' }] }),
  loader: ({ context: { queryClient }, params }) => startTimeline({ queryClient, ...params }),
  component: MatterTimelinePage,
});
