import { createFileRoute } from '@tanstack/react-router';
import { AccessDenied } from '@/features/shell/components/page-error';

export const Route = createFileRoute('/_authenticated/_main/simulate-access-denied')({
  head: () => ({ meta: [{ title: 'Access denied' }] }),
  component: AccessDenied,
});
