import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { clientUpdateBillingTerms } from '@/api/generated/billing';
import type { PaymentTerms } from '@/api/generated/billing/model';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { Section } from '@/lib/ui/section';
import { useChangeMethod } from './use-change-method';

const terms = [
  { value: 'due-on-receipt', label: 'Due on receipt' },
  { value: 'net-15', label: '15 days' },
  { value: 'net-30', label: '30 days' },
  { value: 'net-45', label: '45 days' },
] as const;

/** Shows when invoices are due. Longer terms come with time, and while nothing is overdue. */
export function TermsSection({ terms: current }: { terms: PaymentTerms }) {
  const { change, failure, isBusy } = useChangeMethod('The terms were not changed', 'the terms were changed');
  return (
    <Section title="Payment terms">
      <NativeSelect
        label="Invoices are due after"
        description="A change starts with the next invoice. 15, 30 and 45 days are available after 3, 6 and 12 months."
        value={current}
        disabled={isBusy}
        data={terms.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = terms.find((each) => each.value === value);
          if (chosen) void change(() => clientUpdateBillingTerms({ paymentTerms: chosen.value }), 'Terms changed');
        }}
      />
      <FormFailureMessage failure={failure} />
    </Section>
  );
}
