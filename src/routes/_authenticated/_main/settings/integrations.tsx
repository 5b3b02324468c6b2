import { createFileRoute } from '@tanstack/react-router';
import { IntegrationsPage } from '@/features/settings/pages/integrations-page';

export const Route = createFileRoute('/_authenticated/_main/settings/integrations')({
  head: () => ({ meta: [{ title: 'Integration settings' }] }),
  component: IntegrationsPage,
});
