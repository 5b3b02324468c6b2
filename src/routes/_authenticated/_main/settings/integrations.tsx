import { createFileRoute } from '@tanstack/react-router';
import { startFsxStatus } from '@/features/fsx/loaders';
import { IntegrationsPage } from '@/features/settings/pages/integrations-page';

export const Route = createFileRoute('/_authenticated/_main/settings/integrations')({
  loader: ({ context: { queryClient } }) => startFsxStatus(queryClient),
  head: () => ({ meta: [{ title: 'Integration settings' }] }),
  component: IntegrationsPage,
});
