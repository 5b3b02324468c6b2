import { createFileRoute } from '@tanstack/react-router';
import { CaseStep } from '@/features/filing/case/case-step';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/case')({
  head: () => ({ meta: [{ title: 'New case: court and case type' }] }),
  component: CaseStep,
});
