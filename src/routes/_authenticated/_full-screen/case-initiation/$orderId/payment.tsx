import { createFileRoute } from '@tanstack/react-router';
import { PaymentStep } from '@/features/filing/payment/payment-step';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId/payment')({
  head: () => ({ meta: [{ title: 'New case: payment' }] }),
  component: PaymentStep,
});
