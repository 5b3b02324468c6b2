import { createFileRoute } from '@tanstack/react-router';
import { NotAvailable } from '@/features/shell/components/not-available';

export const Route = createFileRoute('/_authenticated/_main/settings/integrations')({
  head: () => ({ meta: [{ title: 'Integration settings' }] }),
  component: () => <NotAvailable name="Integration settings" />,
});
