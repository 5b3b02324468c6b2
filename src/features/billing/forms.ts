import { formOptions } from '@tanstack/react-form';
import { useTypedAppFormContext } from '@/lib/form';
import { initialPayment } from './model/payment-form';

const paymentFormOptions = formOptions({ defaultValues: initialPayment([], 'NewCard') });

/** The payment form, for its parts. */
export function usePaymentForm() {
  return useTypedAppFormContext(paymentFormOptions);
}
