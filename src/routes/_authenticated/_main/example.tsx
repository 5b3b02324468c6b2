import { createFileRoute } from '@tanstack/react-router';
import { ExamplePage } from '@/features/example/pages/example-page';

export const Route = createFileRoute('/_authenticated/_main/example')({
  head: () => ({ meta: [{ title: 'Building blocks' }] }),
  component: ExamplePage,
});
