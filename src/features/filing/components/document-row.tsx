import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { downloadDocumentAttachment } from '@/api/generated/filing';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { type DocumentPolicy, DocumentPreview, loadRenameDialog } from '@/features/documents';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';
import { StatusBadge } from '@/lib/ui/status-badge';
import { useCourtTables } from '../draft/court-tables-context';
import { useDraft } from '../draft/draft-context';
import { useDocumentChange } from '../draft/use-document-change';
import { useDraftUploads } from '../draft/use-document-uploads';
import { useFilingForm } from '../forms/filing-form';
import { toOptions } from '../model/court-options';
import { documentsOf } from '../model/filing-entries';
import { documentSizeMessage } from '../model/filing-problems';
import { componentsFor, type DocumentRole, type FilingTypeTables, offeredDocumentTypes } from '../model/filing-tables';
import { DocumentActions, type DocumentMoves } from './document-actions';
import { DocumentChangeStatus } from './document-change-status';
import { DocumentMenu } from './document-menu';
import classes from './document-row.module.css';
import { DocumentTooLarge } from './document-too-large';
import { InputField } from './input-field';

const RenameDialog = lazy(loadRenameDialog);

interface DocumentRowProps extends DocumentMoves {
  filing: FilingEntry;
  document: FilingDocument;
  kind: DocumentRole;
  /** Where it stands in the form. */
  name: `filings[${number}].leadDocument` | `filings[${number}].attachments[${number}]`;
  tables: FilingTypeTables | undefined;
  policy: DocumentPolicy;
  /** Names of earlier documents with the same content, by the id of the later one. */
  duplicates: ReadonlyMap<string, string>;
  onRemove: (document: FilingDocument, role: DocumentRole) => void;
}

/** An attached document: what it is called, what it is to the court, and what can be done with it. */
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
    // The button goes away with the document's size.
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
                onPutBack={document.original && changes.putBack}
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
            ? 'This file is attached twice. Remove one, unless you mean to file it twice.'
            : `This is the same file as ${duplicateOf}. Remove one, unless you mean to file it twice.`}
        </Text>
      )}
      <DocumentFields filing={filing} document={document} kind={kind} name={name} tables={tables} />
      {isPreviewed && (
        <DocumentPreview
          fileName={fileName}
          load={load}
          onClose={() => setPreviewed(false)}
          otherwise="It is attached all the same. Check your connection and try again."
        />
      )}
      {isRenamed && (
        <Suspense>
          <RenameDialog
            room={{
              current: fileName,
              maxLength: policy.maxFileNameLength,
              others: documentsOf(filing).flatMap((other) => (other.id === document.id ? [] : [other.fileName])),
            }}
            rename={changes.rename}
            onClose={() => setRenamed(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

type DocumentFieldsProps = Pick<DocumentRowProps, 'filing' | 'document' | 'kind' | 'name' | 'tables'>;

/** What the clerk and the case will know the document as. The component is asked for only where there is a choice. */
function DocumentFields({ filing, document, kind, name, tables }: DocumentFieldsProps) {
  const form = useFilingForm();
  const { inputs, documentTypes } = useCourtTables().tables;
  const offered = offeredDocumentTypes(documentTypes, filing.filingTypeCode);
  const components = componentsFor(kind, tables?.components ?? []);
  const [only] = components;
  const isComponentClear = components.length <= 1 && only?.code === document.filingComponentCode;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <form.AppField name={`${name}.description`}>
        {() => <InputField label="Description of the document" rule={inputs.documentDescription} maxLength={255} />}
      </form.AppField>
      {offered.length > 0 && inputs.documentType.isShown && (
        <form.AppField name={`${name}.documentTypeCode`}>
          {(field) => (
            <field.SelectField
              label="Document type"
              required
              options={toOptions(offered)}
              description={document.documentTypeCode === undefined ? inputs.documentType.help : undefined}
              placeholder={
                document.documentTypeCode === undefined ? (inputs.documentType.placeholder ?? '') : undefined
              }
            />
          )}
        </form.AppField>
      )}
      {!isComponentClear && components.length > 0 && (
        <form.AppField name={`${name}.filingComponentCode`}>
          {(field) => <field.SelectField label="Component" required options={toOptions(components)} />}
        </form.AppField>
      )}
    </SimpleGrid>
  );
}
