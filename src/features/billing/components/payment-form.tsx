import { useStore } from '@tanstack/react-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '@/api/generated/billing/model';
import { cardBrand, serviceFeePercent } from '@/features/payment-card';
import { FieldErrorsProvider, fieldId, useAppForm } from '@/lib/form';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { toCents } from '@/lib/format/money';
import { AppLink } from '@/lib/ui/links';
import { type PaymentOutcome, pay } from '../calls/pay';
import type { PaymentKey } from '../calls/payment-key';
import { allocationsOf, initialPayment, type PayableInvoice, paymentErrors } from '../model/payment-form';
import { priceOf } from '../model/payment-price';
import { newCardFeeQuery } from '../queries-methods';
import { refreshBilling } from '../refresh';
import { PaymentAmounts } from './payment-amounts';
import classes from './payment-form.module.css';
import { type FiledMethods, firstMethod, PaymentMethodField } from './payment-method-field';
import { PaymentSum } from './payment-sum';
import { SamePayment } from './same-payment';
import { UnknownPayment } from './unknown-payment';

interface PaymentFormProps {
  /** The selection, as far as it can be paid. */
  invoices: readonly PayableInvoice[];
  methods: FiledMethods;
  paymentKey: PaymentKey;
  onMade: (payment: Payment) => void;
}

const noErrors: ReadonlyMap<string, string> = new Map();

/** Pays invoices, in full or in part, with a method on file or a new card. */
export function PaymentForm({ invoices, methods, paymentKey, onMade }: PaymentFormProps) {
  const queryClient = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PaymentOutcome | undefined>(() =>
    paymentKey.isUnanswered() ? { kind: 'unknown' } : undefined,
  );
  // Kept: new balances must not replace what the person sees.
  const [defaultValues] = useState(() => initialPayment(invoices, firstMethod(methods)));
  const form = useAppForm({ defaultValues });
  const values = useStore(form.store, (state) => state.values);
  const { data: newCardPercent = serviceFeePercent } = useQuery(newCardFeeQuery(cardBrand(values.card.cardNumber)));
  const percent = {
    CreditCard: methods.card?.surchargePercent ?? serviceFeePercent,
    BankAccount: 0,
    NewCard: newCardPercent,
  }[values.method];
  const price = priceOf(
    values.amounts.map(({ dollars = 0 }) => toCents(dollars)),
    percent,
  );
  const errors = paymentErrors(values, invoices, new Date());

  const show = (next: PaymentOutcome) => {
    if (next.kind === 'made') return onMade(next.payment);
    setOutcome(next);
    if (next.kind === 'refused' && next.isOutdated) void refreshBilling(queryClient);
  };

  async function submit(isSecond: boolean): Promise<void> {
    const [first] = errors.keys();
    setChecked(true);
    if (first !== undefined) return document.getElementById(fieldId(first))?.focus();
    setBusy(true);
    const { method, card, saveCard } = values;
    show(
      await pay(
        {
          allocations: allocationsOf(values),
          expectedTotal: price.totalCents / 100,
          method: method === 'NewCard' ? { kind: method, card, saveCard } : { kind: method },
          isSecond,
        },
        paymentKey,
      ),
    );
    setBusy(false);
  }

  return (
    <form.AppForm>
      <FieldErrorsProvider errors={isChecked ? errors : noErrors}>
        <form
          noValidate
          aria-label="Payment"
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(false);
          }}
        >
          <div className={classes.parts}>
            <PaymentAmounts invoices={invoices} />
            <PaymentMethodField methods={methods} newCardPercent={newCardPercent} />
          </div>
          <PaymentSum
            price={price}
            percent={percent}
            method={values.method}
            funding={methods.card?.funding}
            isBusy={isBusy}
            isRepeat={outcome?.kind === 'unknown'}
          >
            {outcome?.kind === 'unknown' && <UnknownPayment paymentKey={paymentKey} onAnswered={show} />}
            {outcome?.kind === 'same' && (
              <SamePayment payment={outcome.payment} isBusy={isBusy} onPayAgain={() => void submit(true)} />
            )}
            {outcome?.kind === 'refused' && (
              <FormFailureMessage
                failure={{
                  message: outcome.message,
                  help: outcome.settledBy && (
                    <AppLink to="/billing/payment-confirmation" search={{ payment: outcome.settledBy.paymentId }}>
                      {`Payment ${outcome.settledBy.reference}`}
                    </AppLink>
                  ),
                }}
              />
            )}
          </PaymentSum>
        </form>
      </FieldErrorsProvider>
    </form.AppForm>
  );
}
