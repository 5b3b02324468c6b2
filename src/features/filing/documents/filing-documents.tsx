import { Button, Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.css';
import { useMemo, useRef, useState } from 'react';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { DropZone, UploadRow, useUploads, usualPolicy } from '@/features/documents';
import { fieldId, useOutsideError } from '@/lib/form';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useFilingContent } from '../draft/filing-form';
import { useFilingChange } from '../draft/use-filing-change';
import { useFilingRules } from '../draft/validation-rules';
import classes from '../filings/filing-rows.module.css';
import {
  documentsOf,
  findDuplicates,
  withAttachmentMoved,
  withDocument,
  withLeadDemoted,
  withLeadDocument,
  withoutDocument,
} from '../model/filing-entries';
import { type DocumentRole, type FilingTypeTables, takesAttachments } from '../model/filing-tables';
import { DocumentRow } from './document-row';
import { FromMatterButton } from './from-matter-button';

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
  const uploads = useUploads(queue).filter(({ slot }) => slot.filingId === filing.id);
  const filings = useFilingContent((content) => content.filings);
  const duplicates = useMemo(() => findDuplicates(filings), [filings]);
  const policy = useFilingRules().rules?.policy ?? usualPolicy;
  const { changeAndFit } = useFilingChange(filing.id);
  const [removed, setRemoved] = useState<{ document: FilingDocument; role: DocumentRole }>();
  const [moved, setMoved] = useState('');
  const undo = useRef<HTMLButtonElement>(null);
  const leadPath = `filings.${index}.leadDocument`;
  const attachmentsPath = `filings.${index}.attachments`;
  const leadError = useOutsideError(leadPath);
  const attachmentsError = useOutsideError(attachmentsPath);
  const mayAttach = takesAttachments(tables);
  const isLeadComing = uploads.some(({ slot, state }) => slot.role === 'lead' && state.kind !== 'refused');
  const locked = isReadOnly ? "You can't add documents while the draft is read-only." : undefined;

  function add(files: readonly File[], role: DocumentRole): void {
    files.forEach((file, place) => {
      const slot = { filingId: filing.id, role: place === 0 ? role : 'attachment' } as const;
      queue.add(file, slot, policy);
    });
  }

  function remove(document: FilingDocument, role: DocumentRole): void {
    setRemoved({ document, role });
    changeAndFit((current) => withoutDocument(current, document.id));
    setTimeout(() => undo.current?.focus());
  }

  function undoRemoval(): void {
    if (removed) changeAndFit((current) => withDocument(current, removed.role, removed.document));
    setRemoved(undefined);
  }

  function move(document: FilingDocument, by: 1 | -1): void {
    changeAndFit((current) => withAttachmentMoved(current, document.id, by));
    setMoved(`${document.fileName} moved ${by < 0 ? 'up' : 'down'}.`);
  }

  const rowsOf = (role: DocumentRole) =>
    uploads
      .filter(({ slot }) => slot.role === role)
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
          />
        )}
        {rowsOf('lead')}
      </ul>
      {!filing.leadDocument && !isLeadComing && (
        <DropZone
          id={fieldId(leadPath)}
          label="Add the lead document"
          multiple={mayAttach}
          hint={
            mayAttach
              ? 'If you add several files, the first becomes the lead document and the rest attachments.'
              : undefined
          }
          disabledReason={locked}
          error={leadError}
          onFiles={(files) => add(files, 'lead')}
        />
      )}
      {!filing.leadDocument && !isLeadComing && (
        <FromMatterButton
          label="Add the lead document"
          slot={{ filingId: filing.id, role: 'lead' }}
          onFiles={(files) => add(files, 'lead')}
        />
      )}
      <Title order={3} size="h5" mt="xs">
        Attachments
      </Title>
      <ul className={classes.list} aria-label="Attachments">
        {filing.attachments.map((document, place) => (
          <DocumentRow
            key={document.id}
            {...shared}
            document={document}
            kind="attachment"
            name={`filings[${index}].attachments[${place}]`}
            onPromote={() => changeAndFit((current) => withLeadDocument(current, document.id))}
            onMoveUp={place > 0 ? () => move(document, -1) : undefined}
            onMoveDown={place < filing.attachments.length - 1 ? () => move(document, 1) : undefined}
          />
        ))}
        {rowsOf('attachment')}
      </ul>
      {removed && !documentsOf(filing).some(({ id }) => id === removed.document.id) && (
        <Group role="status" gap="xs">
          <span>Removed {removed.document.fileName}.</span>
          <Button ref={undo} variant="subtle" size="compact-sm" onClick={undoRemoval}>
            Undo
          </Button>
        </Group>
      )}
      <DropZone
        id={fieldId(attachmentsPath)}
        label="Add attachments"
        multiple
        disabledReason={locked ?? (mayAttach ? undefined : "This filing type doesn't accept attachments.")}
        error={attachmentsError}
        onFiles={(files) => add(files, 'attachment')}
      />
      {mayAttach && (
        <FromMatterButton
          label="Add attachments"
          slot={{ filingId: filing.id, role: 'attachment' }}
          onFiles={(files) => add(files, 'attachment')}
        />
      )}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </Stack>
  );
}
