import { createFileRoute } from '@tanstack/react-router';
import { ReviewStep } from '@/features/filing/review/review-step';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/review')({
  head: () => ({ meta: [{ title: 'New case: review and submit' }] }),
  component: ReviewStep,
});
