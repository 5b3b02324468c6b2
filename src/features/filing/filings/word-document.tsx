import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import type { FilingEntry } from '@/api/generated/filing/model';
import { UploadRow, useUploads, usualPolicy } from '@/features/documents';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatBytes } from '@/lib/format/bytes';
import { Notice } from '@/lib/ui/notice';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useFilingChange } from '../draft/use-filing-change';
import { useFilingRules } from '../draft/validation-rules';

interface WordDocumentProps {
  filing: FilingEntry;
  index: number;
  isRequired: boolean;
}

/** The proposed order as a Word document, which the judge can change. Stays one: other documents become PDFs. */
export function WordDocument({ filing, index, isRequired }: WordDocumentProps) {
  const { isReadOnly } = useDraft();
  const { change } = useFilingChange(filing.id);
  const queue = useDraftUploads();
  const input = useRef<HTMLInputElement>(null);
  const path = `filings.${index}.proposedOrder.editableDocument`;
  const error = useOutsideError(path);
  const document = filing.proposedOrder?.editableDocument;
  const policy = useFilingRules().rules?.policy ?? usualPolicy;
  const uploads = useUploads(queue).filter(({ slot }) => slot.isEditable && slot.filingId === filing.id);

  const remove = () =>
    change((current) => ({ ...current, proposedOrder: { ...current.proposedOrder, editableDocument: undefined } }));

  function add(file: File): void {
    for (const { id } of uploads) queue.remove(id);
    queue.add(file, { filingId: filing.id, role: 'attachment', isEditable: true }, policy);
  }

  return (
    <Stack gap="xs" id={fieldId(path)} tabIndex={-1}>
      <Text size="sm" fw={600}>
        {isRequired ? 'The order as a Word document (required)' : 'The order as a Word document (optional)'}
      </Text>
      {document && <Text size="sm">{`${document.fileName}, ${formatBytes(document.sizeBytes)}`}</Text>}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRemove={() => queue.remove(upload.id)}
          onRetry={() => queue.retry(upload.id)}
        />
      ))}
      {error && <Notice tone="bad">{error}</Notice>}
      {!isReadOnly && (
        <Group gap="sm">
          <Button variant="default" size="compact-sm" onClick={() => input.current?.click()}>
            {document ? 'Replace the Word document' : 'Add a Word document'}
          </Button>
          {document && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={remove}>
              Remove the Word document
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept=".docx"
            aria-label="Word document of the proposed order"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) add(file);
              // Lets the person choose the same file again.
              currentTarget.value = '';
            }}
          />
        </Group>
      )}
    </Stack>
  );
}
