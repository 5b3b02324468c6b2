import { createFileRoute } from '@tanstack/react-router';
import { FilingsStep } from '@/features/filing/components/filings-step';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/filings')({
  component: FilingsStep,
});
