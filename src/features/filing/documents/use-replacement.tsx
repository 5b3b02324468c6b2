import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FilingDocument } from '@/api/generated/filing/model';
import { type DocumentPolicy, fileTypes, UploadRow, useUploads } from '@/features/documents';
import { type DocumentSlot, withChangedDocument } from '@/features/efiling';
import { UndoNote } from '@/lib/ui/undo-note';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useFilingChange } from '../draft/use-filing-change';
import { withFormerFile } from '../model/document-file';

/** Replaces the document's file in place: its position, type and description stay. */
export function useReplacement(document: FilingDocument, slot: DocumentSlot, policy: DocumentPolicy) {
  const { isReadOnly } = useDraft();
  const queue = useDraftUploads();
  const { change } = useFilingChange(slot.filingId);
  const input = useRef<HTMLInputElement>(null);
  const [former, setFormer] = useState<FilingDocument>();
  const uploads = useUploads(queue).filter(({ slot: { replaces } }) => replaces === document.id);
  const isReplaced = former !== undefined && former.fileId !== document.fileId && uploads.length === 0;

  function replace(file: File | undefined): void {
    if (!file) return;
    for (const { id } of uploads) queue.remove(id);
    setFormer(document);
    queue.add(file, { ...slot, replaces: document.id }, policy);
  }

  function undo(to: FilingDocument): void {
    change((filing) => withChangedDocument(filing, document.id, (current) => withFormerFile(current, to)));
    setFormer(undefined);
  }

  const button = !isReadOnly && (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Replace file: ${document.fileName}`}
        onClick={() => input.current?.click()}
      >
        Replace file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={fileTypes}
        aria-label={`File to replace ${document.fileName}`}
        onChange={({ currentTarget }) => {
          replace(currentTarget.files?.[0]);
          // Lets the person choose the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
  /** The upload, then the way back. */
  const progress = (
    <>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRemove={() => queue.remove(upload.id)}
          onRetry={() => queue.retry(upload.id)}
        />
      ))}
      {isReplaced && !isReadOnly && <UndoNote text={`Replaced ${former.fileName}.`} onUndo={() => undo(former)} />}
    </>
  );
  return { button, progress };
}
