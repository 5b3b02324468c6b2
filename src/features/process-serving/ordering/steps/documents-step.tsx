import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEye, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ServingDocument, ServingDocumentKind } from '@/api/generated/serving/model';
import { DropZone, PageDrop, PreviewDialog, UploadRow, useUploads } from '@/features/documents';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';
import { FormRow } from '@/lib/ui/form-row';
import { UndoNote } from '@/lib/ui/undo-note';
import { useOrderDraft } from '../draft/order-context';
import { useOrderContent, useOrderForm } from '../draft/order-form';
import { loadPaper, usePaperUploads } from '../draft/paper-uploads';
import { OrderStepPage } from '../frame/order-step-page';
import { moved, pagesOf } from '../model/content';
import classes from './order-steps.module.css';
import { PapersFromMatter } from './papers-from-matter';

/** Characters of a file's name. */
const policy = { maxFileNameLength: 255 };

/** The kinds of papers, by their codes. */
export const paperKinds: Readonly<Record<ServingDocumentKind, string>> = {
  summons: 'Summons',
  complaint: 'Complaint or petition',
  citation: 'Citation',
  subpoena: 'Subpoena',
  order: 'Order',
  notice: 'Notice',
  exhibit: 'Exhibit',
  other: 'Other',
};

/** The papers to serve, in the order of the package. */
export function DocumentsStep() {
  const { isReadOnly } = useOrderDraft();
  const form = useOrderForm();
  const documents = useOrderContent((content) => content.documents);
  const isBundled = useOrderContent((content) => content.afterFilingOrderId !== undefined);
  const queue = usePaperUploads();
  const uploads = useUploads(queue);
  const [removed, setRemoved] = useState<{ document: ServingDocument; place: number }>();
  const [announced, setAnnounced] = useState('');
  const error = useOutsideError('documents');
  const pages = pagesOf(documents);

  function add(files: readonly File[]): void {
    for (const file of files) queue.add(file, 'papers', policy);
  }

  function move(place: number, to: number): void {
    form.setFieldValue('documents', (list) => moved(list, place, to));
    setAnnounced(`${documents[place]?.title} is now document ${to + 1} of ${documents.length}.`);
  }

  function remove(place: number): void {
    const document = documents[place];
    if (!document) return;
    setRemoved({ document, place });
    form.setFieldValue('documents', (list) => list.toSpliced(place, 1));
  }

  return (
    <OrderStepPage
      step="documents"
      intro={
        isBundled
          ? 'The stamped copies are added once the clerk accepts the filing. Add other papers to serve with them.'
          : 'The papers are served in this order. The title is what the proof of service calls each one.'
      }
    >
      <ol className={classes.list} aria-label="Papers">
        {documents.map((document, place) => (
          <Paper
            key={document.documentId}
            document={document}
            place={place}
            onMoveUp={place > 0 ? () => move(place, place - 1) : undefined}
            onMoveDown={place < documents.length - 1 ? () => move(place, place + 1) : undefined}
            onRemove={() => remove(place)}
          />
        ))}
        {removed && !documents.some(({ documentId }) => documentId === removed.document.documentId) && (
          <li>
            <UndoNote
              text={`Removed ${removed.document.title}.`}
              takesFocus
              onUndo={() => {
                form.setFieldValue('documents', (list) => list.toSpliced(removed.place, 0, removed.document));
                setRemoved(undefined);
              }}
            />
          </li>
        )}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadRow
              upload={upload}
              onRemove={() => queue.remove(upload.id)}
              onRetry={() => queue.retry(upload.id)}
            />
          </li>
        ))}
      </ol>
      <DropZone
        id={fieldId('documents')}
        label="Add documents"
        multiple
        hint="Up to 50 MB each."
        disabledReason={isReadOnly ? "You can't add documents while the draft is read-only." : undefined}
        error={error}
        onFiles={add}
      />
      <PapersFromMatter onFiles={add} />
      <PageDrop label={isReadOnly ? undefined : 'Drop files to serve them'} onFiles={add} />
      {documents.length > 0 && (
        <Text size="sm" c="dimmed">
          {documents.length === 1 ? '1 document' : `${documents.length} documents`}
          {pages !== undefined && `, ${pages === 1 ? '1 page' : `${formatCount(pages)} pages`}`}
        </Text>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </OrderStepPage>
  );
}

interface PaperProps {
  document: ServingDocument;
  place: number;
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  onRemove: () => void;
}

function Paper({ document, place, onMoveUp, onMoveDown, onRemove }: PaperProps) {
  const form = useOrderForm();
  const queue = usePaperUploads();
  const { isReadOnly } = useOrderDraft();
  const state = useOrderContent((content) => content.state);
  const [isOpen, setOpen] = useState(false);
  const error = useOutsideError(`documents.${place}`);
  const { fileId, fileName, url, title, pageCount, sizeBytes } = document;
  const local = queue.localFile(fileId);
  const name = title.trim() || fileName;
  return (
    <li className={classes.card} id={fieldId(`documents.${place}`)} tabIndex={-1}>
      <Group justify="space-between" wrap="nowrap" gap="xs" align="start">
        <div className={classes.grow}>
          <FormRow widths={['60%']}>
            <form.AppField name={`documents[${place}].title`}>
              {(field) => <field.TextField label="Title" required maxLength={255} keepsEmpty />}
            </form.AppField>
            <form.AppField name={`documents[${place}].kind`}>
              {(field) => <field.SelectField label="Kind" options={kindOptions} />}
            </form.AppField>
          </FormRow>
        </div>
        {!isReadOnly && (
          <Group gap={2} wrap="nowrap" mt={22}>
            {(local || url) && (
              <Action label={`Preview ${name}`} onPress={() => setOpen(true)}>
                <IconEye size={17} />
              </Action>
            )}
            {onMoveUp && (
              <Action label={`Move ${name} up`} onPress={onMoveUp}>
                <IconArrowUp size={17} />
              </Action>
            )}
            {onMoveDown && (
              <Action label={`Move ${name} down`} onPress={onMoveDown}>
                <IconArrowDown size={17} />
              </Action>
            )}
            <Action label={`Remove ${name}`} color="red" onPress={onRemove}>
              <IconTrash size={17} />
            </Action>
          </Group>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {[fileName, formatBytes(sizeBytes), pageCount === 0 ? '' : pageCount === 1 ? '1 page' : `${pageCount} pages`]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      {isOpen && (
        <PreviewDialog
          fileName={fileName}
          load={() => (local ? Promise.resolve(local) : loadPaper(state, { url: url ?? '', fileName }))}
          onClose={() => setOpen(false)}
          failureAdvice="The document is still part of the order."
        />
      )}
    </li>
  );
}

const kindOptions = Object.entries(paperKinds).map(([value, label]) => ({ value, label }));

interface ActionProps {
  label: string;
  color?: string;
  onPress: () => void;
  children: ReactNode;
}

function Action({ label, color = 'gray', onPress, children }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color={color} aria-label={label} title={label} onClick={onPress}>
      {children}
    </ActionIcon>
  );
}
