import { createFileRoute } from '@tanstack/react-router';
import { startService } from '@/features/filing-account/accounts/loader';
import { ServicePage } from '@/features/filing-account/pages/service-page';

export const Route = createFileRoute('/_authenticated/_main/filing-account/service')({
  loader: ({ context: { queryClient } }) => startService(queryClient),
  head: () => ({ meta: [{ title: 'Filing service' }] }),
  component: ServicePage,
});
