import { rowOf } from '@/features/efiling';
import { MoneyField } from '@/lib/form/money-field';
import { Section } from '@/lib/ui/section';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { StepPage } from '../frame/step-page';
import { useProvider } from '../provider-context';
import { PaymentAccounts } from './payment-accounts';

/** Payment account, fee limit and notification email. */
export function PaymentStep() {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const { hasPlainFilings } = useProvider();
  const court = rowOf(
    tables.courts,
    useFilingContent((content) => content.courtCode),
  );
  return (
    <StepPage step="payment" intro="You aren't charged until you submit, and never for rejected filings.">
      <Section title="Payment account">
        <PaymentAccounts />
      </Section>
      {court?.allowMaxFeeAmount && (
        <Section title="Limit">
          <form.AppField name="maxFeeAmount">
            {() => (
              <MoneyField
                label="Maximum fee amount"
                description="The most the court may charge if the clerk changes the fees. Leave blank for no limit."
              />
            )}
          </form.AppField>
        </Section>
      )}
      {!hasPlainFilings && (
        <Section title="Notices">
          <form.AppField name="contactEmail">
            {(field) => (
              <field.TextField
                label="Additional notification email"
                type="email"
                maxLength={254}
                placeholder="name@example.com"
                description="Also notified when the court accepts or rejects the filing."
              />
            )}
          </form.AppField>
        </Section>
      )}
    </StepPage>
  );
}
