import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/features/home/pages/home-page';

export const Route = createFileRoute('/_authenticated/_main/')({
  // Every part of the page shows itself as it comes; nothing is waited for.
  loader: () => ({ openedAt: new Date() }),
  component: HomePage,
});
