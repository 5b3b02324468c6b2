import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack } from '@mantine/core';
import type { FilingEntry } from '@/api/generated/filing/model';
import { type CourtTables, enteredFields, filingsWithoutAttorney, proposedOrderBases } from '@/features/efiling';
import { slotText } from '@/features/hearings';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useCourtTables, useTableNames } from '../draft/court-tables';
import { useFilingContent } from '../draft/filing-form';
import { useProblems } from '../draft/problems';
import { useCourtTimeZone } from '../draft/use-court-time-zone';
import { useCaseContacts, useRecipientNames } from '../filings/use-case-contacts';
import { useProvider } from '../provider-context';
import classes from './review.module.css';
import { ReviewDocuments } from './review-documents';
import { ReviewSection } from './review-section';

/** Reviews the filings and their documents. */
export function ReviewFilings() {
  const { tables } = useCourtTables();
  const names = useTableNames();
  const { fields, hasPlainFilings } = useProvider();
  const timeZone = useCourtTimeZone();
  const content = useFilingContent((whole) => whole);
  const { withoutAttorney, confirmWithoutAttorney } = useProblems();
  const filings = useFilingContent((content) => content.filings);
  const parties = useFilingContent((content) => content.parties);
  const filingPartyIds = useFilingContent((content) => content.filingPartyIds);
  const isServed = filings.some(({ action }) => action !== 'EFile');
  const { unservedBy } = useCaseContacts(isServed);
  const recipientNames = useRecipientNames(isServed);
  const unattended = filingsWithoutAttorney({ filings, parties, filingPartyIds }, tables);
  return (
    <ReviewSection title="Filings" step="filings">
      {filings.length === 0 && <p className={classes.empty}>No filings.</p>}
      <Stack gap="md">
        {filings.map((filing) => (
          <div key={filing.id}>
            <h3 className={classes.name}>{names.nameOf('filingTypes', filing.filingTypeCode) ?? 'No filing type'}</h3>
            {filing.filingTypeReadFrom !== undefined && (
              <p className={classes.suggested}>Suggested from the name “{filing.filingTypeReadFrom}”.</p>
            )}
            <PropertiesList
              items={[
                ...detailsOf(filing, tables, names, {
                  recipients: recipientNames(filing),
                  unserved: unservedBy(filing),
                  isPlain: hasPlainFilings,
                  timeZone,
                }),
                ...enteredFields(fields.filing, tables, filing.extra, content, filing),
              ]}
            />
            <ReviewDocuments filing={filing} />
            {unattended.includes(filing) && (
              <Checkbox
                mt="xs"
                label={`File ${quoted(names.knownNameOf('filingTypes', filing.filingTypeCode)) ?? 'this filing'} without an attorney`}
                checked={withoutAttorney.has(filing.id)}
                onChange={(event) => confirmWithoutAttorney(filing.id, event.currentTarget.checked)}
              />
            )}
          </div>
        ))}
      </Stack>
    </ReviewSection>
  );
}

const quoted = (name: string | undefined) => name && `“${name}”`;

const securityNames: Record<FilingEntry['security'], string> = {
  public: 'Public',
  private: 'Private',
  sealed: 'Sealed',
};

type Names = ReturnType<typeof useTableNames>;

/** Whom a filing is served on, by name. */
interface Service {
  recipients: readonly string[];
  /** The parties that no one is served for. */
  unserved: readonly string[];
  /** A filing without security or service of its own. */
  isPlain: boolean | undefined;
  /** The court's. */
  timeZone: string | undefined;
}

function detailsOf(
  filing: FilingEntry,
  { inputs }: CourtTables,
  { attorneyNameOf }: Names,
  { recipients, unserved, isPlain = false, timeZone }: Service,
): [string, string][] {
  const { filingAttorneyId } = filing;
  const withoutAttorney = inputs.filingAttorney.isShown ? 'None' : undefined;
  const entries: [string, string | undefined][] = [
    ['Description', filing.description],
    ['Proposed order', filing.proposedOrder?.basis && proposedOrderBases[filing.proposedOrder.basis]],
    ['Word document', filing.proposedOrder?.editableDocument?.fileName],
    ['Cover letter', filing.proposedOrder?.coverLetter],
    ['Hearing to reserve', filing.hearingSlot && timeZone && slotText(filing.hearingSlot, timeZone)],
    ['Filing attorney', filingAttorneyId === undefined ? withoutAttorney : attorneyNameOf(filingAttorneyId)],
    ['Security', isPlain ? undefined : securityNames[filing.security]],
    ['Comments to the clerk', filing.commentsToClerk],
    ['Reference number', filing.referenceNumber],
    ['Courtesy copies', filing.courtesyCopyEmails.join(', ')],
    ['Action', filing.action === 'Serve' ? 'Served only. The court doesn’t get it.' : undefined],
    ['Served on', recipients.join(', ')],
    ['Not served', filing.action === 'EFile' ? undefined : unserved.join(', ')],
  ];
  return entries.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
