import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack, Text } from '@mantine/core';
import { documentsOf } from '@/features/efiling';
import { fieldId, useOutsideError } from '@/lib/form';
import { Section } from '@/lib/ui/section';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { acknowledged, isConfirmed, withConfirmation } from '../model/preflight-problems';
import { DocumentFindingList } from './document-finding-list';
import classes from './preflight-panel.module.css';
import { usePreflight } from './use-preflight';

/**
 * Shows what the court's clerk may object to in the documents, each with its page and what to do. Nothing without
 * documents.
 */
export default function PreflightPanel() {
  const { findings, isChecking, checked: looked, prediction, acknowledge } = usePreflight();
  const filings = useFilingContent((content) => content.filings);
  const documents = filings.flatMap((filing, index) =>
    documentsOf(filing).map((document) => {
      const place = filing.attachments.findIndex(({ id }) => id === document.id);
      const path = place < 0 ? `filings.${index}.leadDocument` : `filings.${index}.attachments.${place}`;
      return { filing, document, path, role: place < 0 ? ('lead' as const) : ('attachment' as const) };
    }),
  );
  if (documents.length === 0) return null;
  const checked = documents.map((each) => ({
    ...each,
    findings: findings.filter(({ path, result }) => path === each.path && result !== 'pass'),
  }));
  const withFindings = checked.filter((each) => each.findings.length > 0);
  // A changed document stays, so that its change can be undone where it was made.
  const listed = checked.filter((each) => each.findings.length > 0 || each.document.original !== undefined);
  return (
    <Section title="Document check">
      <Stack gap="sm">
        <Text size="sm" role="status">
          {isChecking ? 'Checking the documents…' : (summary(withFindings.length) ?? looked)}
        </Text>
        {listed.length > 0 && (
          <ul className={classes.list}>
            {listed.map(({ document, filing, role, path, findings: ofDocument }) => (
              <DocumentFindingList
                key={document.id}
                document={document}
                path={path}
                slot={{ filingId: filing.id, role }}
                findings={ofDocument}
              />
            ))}
          </ul>
        )}
        {acknowledge !== undefined && <Acknowledgement text={acknowledge} />}
        {prediction !== undefined && !isChecking && (
          <Text size="sm" c="dimmed">
            {prediction}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function summary(documents: number): string | undefined {
  if (documents === 0) return undefined;
  return documents === 1 ? '1 document to look at' : `${documents} documents to look at`;
}

/** The confirmation that the court asks for, of all documents as they are now. */
function Acknowledgement({ text }: { text: string }) {
  const form = useFilingForm();
  const { hash, isChecking } = usePreflight();
  const filings = useFilingContent((content) => content.filings);
  const documents = filings.flatMap(documentsOf);
  return (
    <Checkbox
      id={fieldId(acknowledged)}
      label={text}
      // It is kept for the documents’ content, which is known once they are read.
      disabled={isChecking}
      checked={documents.every((document) => isConfirmed(document, acknowledged, hash(document)))}
      error={useOutsideError(acknowledged)}
      onChange={({ currentTarget: { checked } }) =>
        form.setFieldValue('filings', (current) =>
          current.map((filing) => {
            const confirm = (document: (typeof documents)[number]) =>
              withConfirmation(document, { check: acknowledged, sha256: hash(document) }, checked);
            return {
              ...filing,
              leadDocument: filing.leadDocument && confirm(filing.leadDocument),
              attachments: filing.attachments.map(confirm),
            };
          }),
        )
      }
    />
  );
}
