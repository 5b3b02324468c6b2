import { Text } from '@mantine/core';
import { IconFileTypePdf, IconGripVertical } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { type DocumentPolicy, RenameDialog } from '@/features/documents';
import { type DocumentRole, documentSizeMessage, documentsOf, type FilingTypeTables } from '@/features/efiling';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';
import { Opening } from '@/lib/ui/opening';
import { StatusBadge } from '@/lib/ui/status-badge';
import { useDraft } from '../draft/draft-context';
import type { DocumentPath } from '../draft/filing-form';
import { blackOutTexts } from '../preflight/edit-texts';
import { usePreflight } from '../preflight/use-preflight';
import { DocumentActions, type DocumentMoves } from './document-actions';
import { DocumentFields } from './document-fields';
import { DocumentMenu } from './document-menu';
import classes from './document-row.module.css';
import { DocumentChangeStatus, DocumentFindings, DocumentTooLarge } from './document-status';
import { OwnFilingNote } from './own-filing-note';
import { useDocumentChange } from './use-document-change';
import { useDocumentPreview } from './use-document-preview';
import { useReplacement } from './use-replacement';
import type { RowDrag } from './use-row-drag';

const BlackOutDialog = lazy(() => import('./black-out-dialog'));

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
  /** Undefined while the document can't be dragged. */
  drag: RowDrag | undefined;
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
  drag,
  ...moves
}: DocumentRowProps) {
  const { isReadOnly } = useDraft();
  const [isRenamed, setRenamed] = useState(false);
  const [isBlackingOut, setBlackingOut] = useState(false);
  const { blackOut } = usePreflight();
  const preview = useDocumentPreview(document);
  const changes = useDocumentChange(
    document,
    { filingId: filing.id, role: kind },
    { maxBytes: policy.maxDocumentBytes, load: preview.load },
  );
  const replacement = useReplacement(document, { filingId: filing.id, role: kind }, policy);
  const tooLarge = documentSizeMessage(document, policy);
  const outsideError = useOutsideError(name);
  const error = outsideError === tooLarge ? undefined : outsideError;
  const duplicateOf = duplicates.get(document.id);
  const { fileName, pageCount } = document;
  const pages = pageCount === 0 ? '' : ` · ${pageCount === 1 ? '1 page' : `${formatCount(pageCount)} pages`}`;

  function compress(): void {
    // The Compress button disappears once the document is small enough.
    window.document.getElementById(fieldId(name))?.focus();
    changes.start('compress');
  }

  return (
    <li
      className={classes.row}
      data-invalid={(error ?? tooLarge) !== undefined || undefined}
      data-dragged={drag?.isDragged || undefined}
      data-edge={drag?.edge}
      {...drag?.row}
    >
      <div className={classes.head}>
        {drag && (
          <span className={classes.grip} draggable title="Drag to reorder" aria-hidden {...drag.handle}>
            <IconGripVertical size={18} stroke={1.5} />
          </span>
        )}
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
        {replacement.button}
        <DocumentActions
          {...moves}
          fileName={fileName}
          onPreview={preview.open && (() => preview.open?.())}
          onRemove={() => onRemove(document, kind)}
          menu={
            !isReadOnly && (
              <DocumentMenu
                fileName={fileName}
                isWorking={changes.state.kind === 'working'}
                onRename={() => setRenamed(true)}
                onChange={changes.start}
                onBlackOut={preview.open && (() => setBlackingOut(true))}
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
      {replacement.progress}
      <DocumentFindings
        document={document}
        onChange={isReadOnly || changes.state.kind === 'working' ? undefined : changes.start}
      />
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
      {kind === 'attachment' && <OwnFilingNote filing={filing} document={document} />}
      <DocumentFields filing={filing} document={document} kind={kind} name={name} tables={tables} />
      {preview.dialog}
      {isBlackingOut && (
        <Opening>
          <BlackOutDialog
            fileName={fileName}
            load={preview.load}
            onBlackOut={(boxes) =>
              changes.start({ ...blackOutTexts, edit: (bytes) => blackOut(bytes, document, boxes) })
            }
            onClose={() => setBlackingOut(false)}
          />
        </Opening>
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
