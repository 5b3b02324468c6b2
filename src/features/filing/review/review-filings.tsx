import { Stack } from '@mantine/core';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { formatBytes } from '@/lib/format/bytes';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent } from '../draft/filing-form';
import { type CourtTables, rowOf } from '../model/court-tables';
import classes from './review.module.css';
import { ReviewSection } from './review-section';

/** Reviews the filings and their documents. */
export function ReviewFilings() {
  const { tables } = useCourtTables();
  const filings = useFilingContent((content) => content.filings);
  return (
    <ReviewSection title="Filings" step="filings">
      {filings.length === 0 && <p className={classes.empty}>No filings.</p>}
      <Stack gap="md">
        {filings.map((filing) => (
          <div key={filing.id}>
            <h3 className={classes.name}>
              {rowOf(tables.filingTypes, filing.filingTypeCode)?.name.trim() ?? 'No filing type'}
            </h3>
            <PropertiesList items={detailsOf(filing, tables)} />
          </div>
        ))}
      </Stack>
    </ReviewSection>
  );
}

const securityNames: Record<FilingEntry['security'], string> = {
  public: 'Public',
  private: 'Private',
  sealed: 'Sealed',
};

function detailsOf(filing: FilingEntry, tables: CourtTables): [string, string][] {
  const attorney = tables.attorneys.find(({ attorneyId }) => attorneyId === filing.filingAttorneyId);
  const entries: [string, string | undefined][] = [
    ['Description', filing.description],
    ['Lead document', filing.leadDocument && documentLine(filing.leadDocument, tables)],
    ['Attachments', filing.attachments.map((document) => documentLine(document, tables)).join('; ')],
    ['Filing attorney', attorney && `${attorney.firstName} ${attorney.lastName}`],
    ['Security', securityNames[filing.security]],
    ['Comments to the clerk', filing.commentsToClerk],
    ['Reference number', filing.referenceNumber],
    ['Courtesy copies', filing.courtesyCopyEmails.join(', ')],
  ];
  return entries.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function documentLine(document: FilingDocument, tables: CourtTables): string {
  const pages = document.pageCount === 1 ? '1 page' : `${document.pageCount} pages`;
  const type = rowOf(tables.documentTypes, document.documentTypeCode)?.name.trim();
  const facts = [document.pageCount > 0 ? pages : undefined, formatBytes(document.sizeBytes), type];
  return `${document.description || document.fileName} (${facts.filter(Boolean).join(', ')})`;
}
