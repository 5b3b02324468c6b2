import { Stack, Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.css';
import { Fragment, useMemo, useState } from 'react';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { DropZone, UploadRow, useUploads, usualPolicy } from '@/features/documents';
import {
  type DocumentRole,
  documentsOf,
  type FilingTypeTables,
  findDuplicates,
  takesAttachments,
  withDocument,
  withDocumentMoved,
  withLeadDemoted,
  withLeadDocument,
  withoutDocument,
} from '@/features/efiling';
import { fieldId, useOutsideError } from '@/lib/form';
import { UndoNote } from '@/lib/ui/undo-note';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useFilingContent } from '../draft/filing-form';
import { useFilingChange } from '../draft/use-filing-change';
import { useFilingRules } from '../draft/validation-rules';
import classes from '../filings/filing-rows.module.css';
import { arrangeDocuments } from '../model/document-order';
import { slotsFor } from '../model/dropped-documents';
import { DocumentRow } from './document-row';
import { arrangeFiles } from './first-page';
import { FromMatterButton } from './from-matter-button';
import { useRowDrag } from './use-row-drag';
import { WaitingFilesButton } from './waiting-files-button';

interface FilingDocumentsProps {
  filing: FilingEntry;
  index: number;
  /** Tables of the filing type; undefined until it is chosen and loaded. */
  tables: FilingTypeTables | undefined;
}

/** The lead document and attachments of a filing, including uploads in progress. */
export function FilingDocuments({ filing, index, tables }: FilingDocumentsProps) {
  const { isReadOnly } = useDraft();
  const queue = useDraftUploads();
  const uploads = useUploads(queue).filter(({ slot }) => slot.filingId === filing.id && !slot.isEditable);
  const filings = useFilingContent((content) => content.filings);
  const duplicates = useMemo(() => findDuplicates(filings), [filings]);
  const policy = useFilingRules().rules?.policy ?? usualPolicy;
  const { changeAndFit } = useFilingChange(filing.id);
  const [removed, setRemoved] = useState<{ document: FilingDocument; role: DocumentRole; place: number }>();
  const [moved, setMoved] = useState('');
  const leadPath = `filings.${index}.leadDocument`;
  const attachmentsPath = `filings.${index}.attachments`;
  const leadError = useOutsideError(leadPath);
  const attachmentsError = useOutsideError(attachmentsPath);
  const mayAttach = takesAttachments(tables);
  const documents = documentsOf(filing);
  const drag = useRowDrag(documents, isReadOnly ? undefined : moveTo);
  const isLeadComing = uploads.some(({ slot, state }) => slot.role === 'lead' && state.kind !== 'refused');
  const locked = isReadOnly ? "You can't add documents while the draft is read-only." : undefined;

  /** Of several, the paper that the others belong to becomes the lead document. */
  async function add(added: readonly File[], role: DocumentRole): Promise<void> {
    const { files, hasLead } = await arrangeFiles(added);
    for (const [place, slot] of slotsFor(files.length, { filingId: filing.id, role }, hasLead).entries()) {
      const file = files[place];
      if (file) queue.add(file, slot, policy);
    }
  }

  function attach(found: readonly FilingDocument[], role: DocumentRole): void {
    const { documents: arranged, hasLead } = arrangeDocuments(found);
    const slots = slotsFor(found.length, { filingId: filing.id, role }, hasLead || found.length === 1);
    changeAndFit((current) =>
      arranged.reduce(
        (filled, document, place) => withDocument(filled, slots[place]?.role ?? 'attachment', document),
        current,
      ),
    );
  }

  function remove(document: FilingDocument, role: DocumentRole): void {
    setRemoved({ document, role, place: filing.attachments.indexOf(document) });
    changeAndFit((current) => withoutDocument(current, document.id));
  }

  function undoRemoval(): void {
    if (removed)
      changeAndFit((current) => withDocument(current, removed.role, removed.document, Math.max(0, removed.place)));
    setRemoved(undefined);
  }

  function moveTo(documentId: string, place: number): void {
    const document = documents.find(({ id }) => id === documentId);
    changeAndFit((current) => withDocumentMoved(current, documentId, place));
    setMoved(document ? `${document.fileName} is now document ${place + 1} of ${documents.length}.` : '');
  }

  function move(document: FilingDocument, by: 1 | -1): void {
    const attachment = filing.attachments.indexOf(document) + by;
    moveTo(document.id, documents.indexOf(document) + by);
    // At either end the pressed button disappears.
    setTimeout(() => {
      const isLost = window.document.activeElement === window.document.body;
      if (isLost) window.document.getElementById(fieldId(`${attachmentsPath}.${attachment}`))?.focus();
    });
  }

  const isAttached = (id: string | undefined) => documents.some((document) => document.id === id);
  const undo = removed && !isAttached(removed.document.id) && (
    <li key={`undo ${removed.document.id}`}>
      <UndoNote text={`Removed ${removed.document.fileName}.`} onUndo={undoRemoval} takesFocus />
    </li>
  );
  const rowsOf = (role: DocumentRole) =>
    uploads
      .filter(({ slot }) => slot.role === role && !isAttached(slot.replaces))
      .map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} onRemove={() => queue.remove(upload.id)} onRetry={() => queue.retry(upload.id)} />
        </li>
      ));

  const shared = { filing, tables, policy, duplicates, onRemove: remove };
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Lead document
      </Title>
      <ul className={classes.list} aria-label="Lead document">
        {filing.leadDocument && (
          <DocumentRow
            {...shared}
            document={filing.leadDocument}
            kind="lead"
            name={`filings[${index}].leadDocument`}
            onDemote={mayAttach ? () => changeAndFit(withLeadDemoted) : undefined}
            drag={drag(filing.leadDocument)}
          />
        )}
        {removed?.role === 'lead' && undo}
        {rowsOf('lead')}
      </ul>
      {!filing.leadDocument && !isLeadComing && (
        <DropZone
          id={fieldId(leadPath)}
          label="Add the lead document"
          multiple={mayAttach}
          hint={
            mayAttach
              ? 'If you add several files, the pleading becomes the lead document and the rest attachments.'
              : undefined
          }
          disabledReason={locked}
          error={leadError}
          onFiles={(files) => void add(files, 'lead')}
        />
      )}
      {!filing.leadDocument && !isLeadComing && (
        <FromMatterButton
          label="Add the lead document"
          slot={{ filingId: filing.id, role: 'lead' }}
          onFiles={(files) => void add(files, 'lead')}
        />
      )}
      {!filing.leadDocument && !isLeadComing && (
        <WaitingFilesButton label="Add the lead document" onDocuments={(found) => attach(found, 'lead')} />
      )}
      <Title order={3} size="h5" mt="xs">
        Attachments
      </Title>
      <ul className={classes.list} aria-label="Attachments">
        {filing.attachments.map((document, place) => (
          <Fragment key={document.id}>
            {removed?.role === 'attachment' && removed.place === place && undo}
            <DocumentRow
              {...shared}
              document={document}
              kind="attachment"
              name={`filings[${index}].attachments[${place}]`}
              onPromote={() => changeAndFit((current) => withLeadDocument(current, document.id))}
              onMoveUp={place > 0 ? () => move(document, -1) : undefined}
              onMoveDown={place < filing.attachments.length - 1 ? () => move(document, 1) : undefined}
              drag={drag(document)}
            />
          </Fragment>
        ))}
        {removed?.role === 'attachment' && removed.place >= filing.attachments.length && undo}
        {rowsOf('attachment')}
      </ul>
      <DropZone
        id={fieldId(attachmentsPath)}
        label="Add attachments"
        multiple
        disabledReason={locked ?? (mayAttach ? undefined : "This filing type doesn't accept attachments.")}
        error={attachmentsError}
        onFiles={(files) => void add(files, 'attachment')}
      />
      {mayAttach && (
        <FromMatterButton
          label="Add attachments"
          slot={{ filingId: filing.id, role: 'attachment' }}
          onFiles={(files) => void add(files, 'attachment')}
        />
      )}
      {mayAttach && <WaitingFilesButton label="Add attachments" onDocuments={(found) => attach(found, 'attachment')} />}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </Stack>
  );
}
