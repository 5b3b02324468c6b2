import { Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadDocumentAttachment } from '@/api/generated/filing';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { type DocumentPolicy, PreviewDialog, RenameDialog } from '@/features/documents';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';
import { StatusBadge } from '@/lib/ui/status-badge';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { documentSizeMessage } from '../model/document-problems';
import { documentsOf } from '../model/filing-entries';
import type { DocumentRole, FilingTypeTables } from '../model/filing-tables';
import { DocumentActions, type DocumentMoves } from './document-actions';
import { DocumentFields, type DocumentPath } from './document-fields';
import { DocumentMenu } from './document-menu';
import classes from './document-row.module.css';
import { DocumentChangeStatus, DocumentTooLarge } from './document-status';
import { useDocumentChange } from './use-document-change';

interface DocumentRowProps extends DocumentMoves {
  filing: FilingEntry;
  document: FilingDocument;
  kind: DocumentRole;
  /** The document's path in the form. */
  name: DocumentPath;
  tables: FilingTypeTables | undefined;
  policy: DocumentPolicy;
  /** By document id: the name of an earlier document with the same content. */
  duplicates: ReadonlyMap<string, string>;
  onRemove: (document: FilingDocument, role: DocumentRole) => void;
}

/** An attached document with its actions, problems and fields. */
export function DocumentRow({
  filing,
  document,
  kind,
  name,
  tables,
  policy,
  duplicates,
  onRemove,
  ...moves
}: DocumentRowProps) {
  const { state, isReadOnly } = useDraft();
  const queue = useDraftUploads();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isRenamed, setRenamed] = useState(false);
  const changes = useDocumentChange(document, { filingId: filing.id, role: kind }, policy.maxDocumentBytes);
  const tooLarge = documentSizeMessage(document, policy);
  const outsideError = useOutsideError(name);
  const error = outsideError === tooLarge ? undefined : outsideError;
  const duplicateOf = duplicates.get(document.id);
  const { fileName, url, pageCount } = document;
  const pages = pageCount === 0 ? '' : ` · ${pageCount === 1 ? '1 page' : `${formatCount(pageCount)} pages`}`;

  function compress(): void {
    // The Compress button disappears once the document is small enough.
    window.document.getElementById(fieldId(name))?.focus();
    changes.start('compress');
  }

  function load(): Promise<Blob> {
    const local = queue.localFile(document.fileId);
    if (local) return Promise.resolve(local);
    return downloadDocumentAttachment(state, { DocumentUrl: url ?? '', FileName: fileName });
  }

  return (
    <li className={classes.row} data-invalid={(error ?? tooLarge) !== undefined || undefined}>
      <div className={classes.head}>
        <IconFileTypePdf size={22} stroke={1.5} className={classes.icon} aria-hidden />
        <div className={classes.what} id={fieldId(name)} tabIndex={-1}>
          <Text size="sm" fw={600} className={classes.name}>
            {fileName}
          </Text>
          <Text size="xs" c="dimmed">
            {formatBytes(document.sizeBytes)}
            {pages}
          </Text>
          {tooLarge !== undefined && <StatusBadge tone="bad" label="Too large" />}
        </div>
        <DocumentActions
          {...moves}
          fileName={fileName}
          onPreview={url !== undefined || queue.localFile(document.fileId) ? () => setPreviewed(true) : undefined}
          onRemove={() => onRemove(document, kind)}
          menu={
            !isReadOnly && (
              <DocumentMenu
                fileName={fileName}
                isWorking={changes.state.kind === 'working'}
                onRename={() => setRenamed(true)}
                onChange={changes.start}
                onRestore={document.original && changes.restoreOriginal}
              />
            )
          }
        />
      </div>
      {tooLarge !== undefined && (
        <DocumentTooLarge
          fileName={fileName}
          message={tooLarge}
          onCompress={isReadOnly || changes.state.kind === 'working' ? undefined : compress}
        />
      )}
      <DocumentChangeStatus fileName={fileName} change={changes.state} isReadOnly={isReadOnly} />
      {error && (
        <Text size="sm" role="alert" className={classes.error}>
          {error}
        </Text>
      )}
      {duplicateOf !== undefined && (
        <Text size="sm" role="status" className={classes.warning}>
          {duplicateOf === fileName
            ? 'This file is attached twice. Remove one unless you mean to file it twice.'
            : `This is the same file as ${duplicateOf}. Remove one unless you mean to file it twice.`}
        </Text>
      )}
      <DocumentFields filing={filing} document={document} kind={kind} name={name} tables={tables} />
      {isPreviewed && (
        <PreviewDialog
          fileName={fileName}
          load={load}
          onClose={() => setPreviewed(false)}
          failureAdvice="The document is still attached."
        />
      )}
      {isRenamed && (
        <RenameDialog
          limits={{
            current: fileName,
            maxLength: policy.maxFileNameLength,
            others: documentsOf(filing).flatMap((other) => (other.id === document.id ? [] : [other.fileName])),
          }}
          rename={changes.rename}
          onClose={() => setRenamed(false)}
        />
      )}
    </li>
  );
}
