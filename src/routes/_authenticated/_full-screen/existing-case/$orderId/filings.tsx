import { createFileRoute } from '@tanstack/react-router';
import { FilingsStep } from '@/features/filing/filings/filings-step';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId/filings')({
  head: () => ({ meta: [{ title: 'File into a case: filings' }] }),
  component: FilingsStep,
});
