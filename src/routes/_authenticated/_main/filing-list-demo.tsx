import { createFileRoute } from '@tanstack/react-router';
import { FilingListDemoPage } from '@/features/example/pages/filing-list-demo-page';

export const Route = createFileRoute('/_authenticated/_main/filing-list-demo')({
  staticData: { shape: 'list' },
  head: () => ({ meta: [{ title: 'Filing list demo' }] }),
  component: FilingListDemoPage,
});
