import { createFileRoute } from '@tanstack/react-router';
import { PartiesStep } from '@/features/filing/parties/parties-step';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/parties')({
  head: () => ({ meta: [{ title: 'New case: parties' }] }),
  component: PartiesStep,
});
