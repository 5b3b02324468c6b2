import { createFileRoute } from '@tanstack/react-router';
import { PartiesStep } from '@/features/filing/parties/parties-step';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId/parties')({
  head: () => ({ meta: [{ title: 'File into a case: parties' }] }),
  component: PartiesStep,
});
