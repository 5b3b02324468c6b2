import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentProps, useMemo, useState } from 'react';
import type { Invoice, Payment } from '@/api/generated/billing/model';
import { usePerson } from '@/features/session';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import type { PaymentOutcome } from '../calls/pay';
import { paymentKey } from '../calls/payment-key';
import { PaymentForm } from '../components/payment-form';
import { UnknownPayment } from '../components/unknown-payment';
import { invoiceStatus } from '../model/invoice-status';
import { isDue, isPayable } from '../model/payment-form';
import { invoicesQuery, keepMadePayment } from '../queries-invoices';
import { methodsQuery } from '../queries-methods';

const paymentRoute = getRouteApi('/_authenticated/_main/billing/payment');

/** Pays the invoices that the address names; without any, all that can be paid. */
export function PaymentPage() {
  const { invoice: asked } = paymentRoute.useSearch();
  const { data: invoices, error, refetch } = useQuery(invoicesQuery);
  const methods = useQuery(methodsQuery);
  const failed = (!invoices && error) || (!methods.data && methods.error);
  return (
    <>
      <PageHeader title="Make a payment" breadcrumb={<AppLink to="/billing">Billing</AppLink>} />
      {invoices && methods.data ? (
        <Selection
          // Another selection starts over.
          key={asked?.join() ?? 'all'}
          invoices={invoices}
          asked={asked}
          methods={methods.data}
        />
      ) : failed ? (
        <ErrorState
          title="The payment page did not load"
          error={failed}
          onRetry={() => void Promise.all([refetch(), methods.refetch()])}
        />
      ) : (
        <SkeletonLines lines={10} label="Loading the payment page" />
      )}
    </>
  );
}

interface SelectionProps {
  invoices: readonly Invoice[];
  asked: readonly number[] | undefined;
  methods: ComponentProps<typeof PaymentForm>['methods'];
}

/** The selected invoices, and those among them that can't be paid. */
function Selection({ invoices, asked, methods }: SelectionProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const userId = usePerson()?.userId ?? 0;
  // Chosen when the page opens: a payment that arrives meanwhile must not take the form away.
  const [{ payable: ids, others }] = useState(() => choose(invoices, asked));
  const selected = ids.flatMap((id) => invoices.find(({ invoiceId }) => invoiceId === id) ?? []);
  const key = useMemo(() => paymentKey(userId, asked ?? ids), [userId, asked, ids]);

  async function onMade(payment: Payment): Promise<void> {
    keepMadePayment(queryClient, payment);
    if (!router.state.location.pathname.endsWith('/billing/payment')) {
      showToast({ tone: 'good', title: `Payment ${payment.reference} was made` });
      return;
    }
    await navigate({ to: '/billing/payment-confirmation', search: { payment: payment.paymentId }, replace: true });
  }

  const outcome = (next: PaymentOutcome) => {
    if (next.kind === 'made') void onMade(next.payment);
  };
  const left = others.map((invoice) => `${invoice.number}: ${invoiceStatus(invoice).label}`).join(' · ');
  if (selected.length === 0)
    return (
      <>
        {key.isUnanswered() && <UnknownPayment paymentKey={key} onAnswered={outcome} />}
        <EmptyState
          title="Nothing to pay"
          description={left || 'No invoice has a balance that can be paid now.'}
          action={<AppLink to="/billing">All invoices</AppLink>}
        />
      </>
    );
  return (
    <>
      {left && (
        <Notice tone="info" title="Left out">
          {left}
        </Notice>
      )}
      <PaymentForm invoices={selected} methods={methods} paymentKey={key} onMade={(payment) => void onMade(payment)} />
    </>
  );
}

/** The invoices to pay, oldest first, and those of the selection that can't be paid now. */
function choose(invoices: readonly Invoice[], asked: readonly number[] | undefined) {
  const chosen = asked ? invoices.filter(({ invoiceId }) => asked.includes(invoiceId)) : invoices.filter(isDue);
  return {
    payable: chosen
      .filter(isPayable)
      .map(({ invoiceId }) => invoiceId)
      .toSorted((one, other) => one - other),
    others: chosen.filter((invoice) => !isPayable(invoice)),
  };
}
