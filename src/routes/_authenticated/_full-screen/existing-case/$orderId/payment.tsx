import { createFileRoute } from '@tanstack/react-router';
import { PaymentStep } from '@/features/filing/payment/payment-step';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId/payment')({
  head: () => ({ meta: [{ title: 'File into a case: payment' }] }),
  component: PaymentStep,
});
