import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import type { FilingEntry } from '@/api/generated/filing/model';
import { checkFile, sendProposedOrder } from '@/features/documents';
import { trackWork } from '@/lib/async/work-under-way';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatBytes } from '@/lib/format/bytes';
import { Notice } from '@/lib/ui/notice';
import { useDraft } from '../draft/draft-context';
import { useFilingChange } from '../draft/use-filing-change';

interface WordDocumentProps {
  filing: FilingEntry;
  index: number;
  isRequired: boolean;
}

/** The proposed order as a Word document, which the judge can change. Stays one: other documents become PDFs. */
export function WordDocument({ filing, index, isRequired }: WordDocumentProps) {
  const { mappingId, clientReference, isReadOnly } = useDraft();
  const { change } = useFilingChange(filing.id);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const path = `filings.${index}.proposedOrder.editableDocument`;
  const error = useOutsideError(path);
  const document = filing.proposedOrder?.editableDocument;
  const set = (editableDocument: typeof document) =>
    change((current) => ({ ...current, proposedOrder: { ...current.proposedOrder, editableDocument } }));

  async function add(file: File): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      if ((await checkFile(file)).kind !== 'word') setFailure(`${file.name} is not a Word document (.docx).`);
      else {
        const stored = await sendProposedOrder(file, { mappingId, clientReference });
        const { fileId, name: fileName, sizeBytes, sha256, url } = stored;
        set({ id: crypto.randomUUID(), fileId, fileName, sizeBytes, pageCount: 0, sha256, url });
      }
    } catch (cause) {
      const because = failureOf(cause);
      setFailure(explain(because, `${file.name} couldn't be uploaded: ${because.message}`));
    }
    setBusy(false);
  }

  return (
    <Stack gap="xs" id={fieldId(path)} tabIndex={-1}>
      <Text size="sm" fw={600}>
        {isRequired ? 'The order as a Word document (required)' : 'The order as a Word document (optional)'}
      </Text>
      {document && <Text size="sm">{`${document.fileName}, ${formatBytes(document.sizeBytes)}`}</Text>}
      {(failure ?? error) && <Notice tone="bad">{failure ?? error}</Notice>}
      {!isReadOnly && (
        <Group gap="sm">
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => input.current?.click()}>
            {document ? 'Replace the Word document' : 'Add a Word document'}
          </Button>
          {document && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => set(undefined)}>
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
              if (file) void trackWork(add(file));
              // Lets the person choose the same file again.
              currentTarget.value = '';
            }}
          />
        </Group>
      )}
    </Stack>
  );
}
