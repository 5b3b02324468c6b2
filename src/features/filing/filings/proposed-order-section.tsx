import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import type { FilingEntry } from '@/api/generated/filing/model';
import { proposedOrderBases, rowOf } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { DateField } from '@/lib/form/date-field';
import { TextareaField } from '@/lib/form/textarea-field';
import { formatDay } from '@/lib/format/dates';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { useCourtCase } from '../draft/use-court-case';
import { caseTitle } from '../model/case-title';
import { coverLetterText } from '../model/cover-letter';
import { useProvider } from '../provider-context';
import { WordDocument } from './word-document';

const bases = Object.entries(proposedOrderBases).map(([value, label]) => ({ value, label }));

interface ProposedOrderSectionProps {
  filing: FilingEntry;
  index: number;
}

/** Shows why the judge can sign the proposed order, and what goes with it (filing variants, section 6). */
export function ProposedOrderSection({ filing, index }: ProposedOrderSectionProps) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const { proposedOrders } = useProvider();
  const content = useFilingContent((whole) => whole);
  const { courtCase } = useCourtCase();
  const person = usePerson();
  const { proposedOrder = {} } = filing;
  const { basis, relatedFilingId } = proposedOrder;
  const asked = proposedOrders?.(content, tables);
  const filings = (courtCase?.filings ?? []).map(({ filingId, filingName, submittedTimestamp }) => ({
    value: filingId,
    label: `${filingName}, ${formatDay(submittedTimestamp)}`,
  }));
  const writeLetter = () => {
    const judge = rowOf(tables.own.judges ?? [], text(content.extra?.judicialOfficerId))?.name;
    const related = courtCase?.filings.find(({ filingId }) => filingId === relatedFilingId)?.filingName;
    const type = rowOf(tables.filingTypes, filing.filingTypeCode)?.name ?? 'Proposed order';
    form.setFieldValue(
      `filings[${index}].proposedOrder.coverLetter`,
      coverLetterText(proposedOrder, {
        judge,
        caseNumber: content.caseNumber,
        caseTitle: caseTitle(content),
        title: filing.description?.trim() || type,
        related,
        signer: person?.name,
      }),
    );
  };
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Proposed order
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name={`filings[${index}].proposedOrder.basis`}>
          {(field) => (
            <field.SelectField
              label="Why the judge can sign it"
              required
              options={bases}
              placeholder="Choose a reason"
            />
          )}
        </form.AppField>
        {basis === 'after-hearing' && (
          <form.AppField name={`filings[${index}].proposedOrder.hearingDate`}>
            {() => <DateField label="Day of the hearing" required />}
          </form.AppField>
        )}
        {basis === 'no-response' && (
          <form.AppField name={`filings[${index}].proposedOrder.sentToOthersOn`}>
            {() => <DateField label="Sent to the other parties on" required description="At least 5 days ago." />}
          </form.AppField>
        )}
        {filings.length > 0 && (
          <form.AppField name={`filings[${index}].proposedOrder.relatedFilingId`}>
            {(field) => (
              <field.SelectField label="Filing that the order decides" options={filings} placeholder="None" />
            )}
          </form.AppField>
        )}
      </SimpleGrid>
      {asked && asked.word !== 'none' && (
        <WordDocument filing={filing} index={index} isRequired={asked.word === 'required'} />
      )}
      {asked && asked.letter !== 'none' && (
        <>
          <form.AppField name={`filings[${index}].proposedOrder.coverLetter`}>
            {() => (
              <TextareaField
                label="Cover letter to the judge"
                required={asked.letter === 'required'}
                description="Filed as a PDF with the order."
                maxLength={4000}
                minRows={4}
              />
            )}
          </form.AppField>
          <Button variant="default" size="compact-sm" style={{ alignSelf: 'flex-start' }} onClick={writeLetter}>
            {proposedOrder.coverLetter ? 'Write the letter again from the fields' : 'Write the letter from the fields'}
          </Button>
        </>
      )}
    </Stack>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
