import { Section } from '@/lib/ui/section';
import { useCourtTables } from '../draft/court-tables-context';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import { rowOf } from '../model/court-tables';
import { PaymentAccounts } from './payment-accounts';
import { StepPage } from './step-page';
import { TablesNotice } from './tables-notice';

/** What pays the court's fees, how much at most, and who hears of the decision. */
export function PaymentStep() {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const court = rowOf(
    tables.courts,
    useFilingContent((content) => content.courtCode),
  );
  return (
    <StepPage step="payment" intro="Nothing is charged before you submit, and nothing for filings the court rejects.">
      <TablesNotice />
      <Section title="Payment account">
        <PaymentAccounts />
      </Section>
      {court?.allowMaxFeeAmount && (
        <Section title="Limit">
          <form.AppField name="maxFeeAmount">
            {(field) => (
              <field.MoneyField
                label="Maximum fee amount"
                description="The most the court may charge, should the clerk change the fees. Leave it empty for no limit."
              />
            )}
          </form.AppField>
        </Section>
      )}
      <Section title="Notices">
        <form.AppField name="contactEmail">
          {(field) => (
            <field.TextField
              label="Also tell about the court's decision"
              type="email"
              maxLength={254}
              placeholder="name@example.com"
              description="Besides you: an e-mail address that hears when the filing is accepted or returned."
            />
          )}
        </form.AppField>
      </Section>
    </StepPage>
  );
}
