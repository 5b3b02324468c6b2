import { createFileRoute } from '@tanstack/react-router';
import { ExistingCaseStep } from '@/features/filing/case/existing-case-step';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId/case')({
  head: () => ({ meta: [{ title: 'File into a case: case' }] }),
  component: ExistingCaseStep,
});
