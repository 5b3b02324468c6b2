import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { usualPolicy } from '@/features/documents';
import { type DocumentRole, documentsOf } from '@/features/efiling';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';
import { useDocumentPreview } from '../documents/use-document-preview';
import { useReplacement } from '../documents/use-replacement';
import { useTableNames } from '../draft/court-tables';
import { useFilingRules } from '../draft/validation-rules';
import classes from './review-documents.module.css';

/** The documents of a filing, each to open, and to replace where the last look finds a mistake. */
export function ReviewDocuments({ filing }: { filing: FilingEntry }) {
  const documents = documentsOf(filing);
  if (documents.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Documents">
      {documents.map((document) => (
        <ReviewDocument
          key={document.id}
          document={document}
          filingId={filing.id}
          role={document === filing.leadDocument ? 'lead' : 'attachment'}
        />
      ))}
    </ul>
  );
}

interface ReviewDocumentProps {
  document: FilingDocument;
  filingId: string;
  role: DocumentRole;
}

function ReviewDocument({ document, filingId, role }: ReviewDocumentProps) {
  const { nameOf } = useTableNames();
  const policy = useFilingRules().rules?.policy ?? usualPolicy;
  const preview = useDocumentPreview(document);
  const replacement = useReplacement(document, { filingId, role }, policy);
  const { fileName, description, pageCount, sizeBytes } = document;
  const pages = pageCount === 1 ? '1 page' : `${formatCount(pageCount)} pages`;
  const facts = [
    role === 'lead' ? 'Lead document' : 'Attachment',
    pageCount > 0 ? pages : undefined,
    formatBytes(sizeBytes),
    nameOf('documentTypes', document.documentTypeCode),
  ];
  return (
    <li className={classes.document}>
      <div className={classes.head}>
        <IconFileTypePdf size={20} stroke={1.5} className={classes.icon} aria-hidden />
        <div className={classes.what}>
          <p className={classes.name}>{description || fileName}</p>
          <p className={classes.facts}>
            {[description && !fileName.startsWith(description) ? fileName : undefined, ...facts]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {preview.open && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => preview.open?.()}
            aria-label={`Preview ${fileName}`}
          >
            Preview
          </Button>
        )}
        {replacement.button}
      </div>
      {replacement.progress}
      {preview.dialog}
    </li>
  );
}
