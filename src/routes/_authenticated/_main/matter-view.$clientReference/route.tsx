import { createFileRoute } from '@tanstack/react-router';
import { MatterViewPage } from '@/features/matters/pages/matter-view-page';
import { matterParams } from '@/features/matters/params';
import { Planned } from '@/features/navigation';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference')({
  staticData: { shape: 'list' },
  params: matterParams,
  head: ({ params }) => ({ meta: [{ title: `Matter ${params.clientReference}` }] }),
  component: () => <MatterViewPage planned={(page) => <Planned page={page} />} />,
});
