import { createFileRoute } from '@tanstack/react-router';
import { ReviewStep } from '@/features/filing/review/review-step';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId/review')({
  head: () => ({ meta: [{ title: 'File into a case: review and submit' }] }),
  component: ReviewStep,
});
