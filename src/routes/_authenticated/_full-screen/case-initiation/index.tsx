import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/')({
  component: () => <p>New filing</p>,
});
