import { createFileRoute } from '@tanstack/react-router';
import { FilingListDemoPage } from '@/features/example/pages/filing-list-demo-page';

export const Route = createFileRoute('/_authenticated/_main/filing-list-demo')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  head: () => ({ meta: [{ title: 'Filing list demo' }] }),
  component: FilingListDemoPage,
});
