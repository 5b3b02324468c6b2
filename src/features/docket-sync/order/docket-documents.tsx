import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { Checkbox } from '@mantine/core';
import type { Dispatch, SetStateAction } from 'react';
import type { DocketDocument, DocketEntry } from '@/api/generated/docket-sync/model';
import { PreviewButton } from '@/features/documents';
import { DownloadButton } from '@/lib/files/download-button';
import { formatPlainDate } from '@/lib/format/dates';
import { StatusBadge } from '@/lib/ui/status-badge';
import classes from './docket-entries.module.css';
import { loadDocketDocument } from './load-document';
import { type ChosenDocuments, priceOf, priceText, toggled } from './model/chosen-documents';

interface DocketDocumentsProps {
  entry: DocketEntry;
  chosen: ChosenDocuments;
  onChoose: Dispatch<SetStateAction<ChosenDocuments>> | undefined;
}

/** An entry's documents. Those the firm has can be read; the others say why not, or what getting them costs. */
export function DocketDocuments({ entry, chosen, onChoose }: DocketDocumentsProps) {
  if (entry.documents.length === 0) return null;
  return (
    <ul className={classes.documents}>
      {entry.documents.map((document) => (
        <li key={document.documentKey} className={classes.document}>
          {onChoose && document.isAvailable ? (
            <Checkbox
              size="sm"
              checked={chosen.has(document.documentKey)}
              onChange={() => onChoose((now) => toggled(now, document))}
              label={<DocumentText document={document} />}
              aria-label={`Select ${nameOf(entry, document)}`}
            />
          ) : (
            <DocumentText document={document} />
          )}
          {document.address && <OwnedDocument address={document.address} name={nameOf(entry, document)} />}
          {document.matterSync && <StatusBadge {...syncs[document.matterSync]} />}
        </li>
      ))}
    </ul>
  );
}

const syncs = {
  waiting: { tone: 'progress', label: 'Sending to matter' },
  arrived: { tone: 'good', label: 'In matter' },
  failed: { tone: 'bad', label: 'Not in matter' },
} as const;

function OwnedDocument({ address, name }: { address: string; name: string }) {
  const load = () => loadDocketDocument(address, `${name}.pdf`);
  return (
    <span className={classes.open}>
      <PreviewButton
        size="compact-xs"
        variant="subtle"
        label={`Preview ${name}`}
        fileName={name}
        load={load}
        saves="Save"
      />
      <DownloadButton
        size="compact-xs"
        variant="subtle"
        label={`Save ${name}`}
        fileName={`${name}.pdf`}
        fetchFile={load}
      >
        Save
      </DownloadButton>
    </span>
  );
}

/** `Complaint, no. 12`, as labels and files name it. */
const nameOf = ({ entryNumber }: DocketEntry, { description }: DocketDocument) =>
  entryNumber === undefined ? description : `${description}, no. ${entryNumber}`;

const reasons = {
  restricted: 'restricted',
  'not-electronic': 'on paper only',
  removed: 'removed',
} as const;

function DocumentText({ document }: { document: DocketDocument }) {
  const { description, pageCount, unavailableReason, restrictedUntil, owned } = document;
  if (unavailableReason === 'sealed') return 'Sealed document';
  const pages = pageCount === undefined ? undefined : `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`;
  const until =
    unavailableReason === 'restricted' && restrictedUntil ? ` until ${formatPlainDate(restrictedUntil)}` : '';
  const reason = unavailableReason && `${reasons[unavailableReason]}${until}`;
  const fetched = owned && `your firm has it, from ${owned.byName}`;
  return [description, pages, reason ?? fetched ?? priceText(priceOf([document]))].filter(Boolean).join(' · ');
}
