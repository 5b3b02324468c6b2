import { createFileRoute } from '@tanstack/react-router';
import { FilingsStep } from '@/features/filing/filings/filings-step';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/filings')({
  head: () => ({ meta: [{ title: 'New case: filings' }] }),
  component: FilingsStep,
});
