import { Button, Group, Stack } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { releaseServingOrder } from '@/api/generated/serving';
import type { ServingDocument, ServingSummary } from '@/api/generated/serving/model';
import {
  createUploadQueues,
  DropZone,
  LostUploads,
  PreviewDialog,
  UploadRow,
  useHasUnderway,
  useRecoveredUploads,
  useUploadGuard,
  useUploads,
  usualPorts,
} from '@/features/documents';
import { usualOrders } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { formatBytes } from '@/lib/format/bytes';
import { confirm } from '@/lib/ui/confirm';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast } from '@/lib/ui/toast';
import { loadPaper } from '../order/files';
import { useOrderChange } from '../order/mutations';
import classes from '../order/order.module.css';
import { reviewedPapers, withUploadedPaper } from './model/papers';

/** The slot is the id of the paper that an upload replaces; empty for one that is added. */
const useQueue = createUploadQueues('papers-review', z.string());

/** The stamped papers of a bundled order: look, replace or add, then release them to the server. */
export function PapersReview({ order }: { order: ServingSummary }) {
  const { orderId, state, version, mappingId } = order;
  const subject = `${usePerson()?.userId ?? 0}.${orderId}.${version}`;
  const [papers, setPapers] = useState(() => reviewedPapers.read(subject)?.papers ?? order.documents);
  const isChanged = papers !== order.documents;
  const [open, setOpen] = useState<ServingDocument>();
  const queue = useQueue(
    subject,
    usualPorts(mappingId, ({ url, name }) => usualOrders.loadDocument(state, { url, fileName: name })),
  );
  const uploads = useUploads(queue);
  useRecoveredUploads(queue);
  useUploadGuard(queue);
  const changePapers = useCallback(
    (changed: (before: ServingDocument[]) => ServingDocument[]) =>
      setPapers((before) => {
        const after = changed(before);
        reviewedPapers.write(subject, { papers: after, editedAt: new Date().toISOString() });
        return after;
      }),
    [subject],
  );
  const isUploading = useHasUnderway(queue);
  const { mutateAsync: change, isPending } = useOrderChange(orderId);
  useEffect(() => {
    for (const { id, slot, state: upload } of uploads) {
      if (upload.kind !== 'uploaded') continue;
      queue.take(id);
      changePapers((former) => withUploadedPaper(former, slot, id, upload.stored));
    }
  }, [uploads, queue, changePapers]);
  const add = (files: readonly File[], slot: string) => {
    for (const file of files) queue.add(file, slot, { maxFileNameLength: 255 });
  };

  function discard(): void {
    reviewedPapers.clear(subject);
    setPapers(order.documents);
  }

  async function release(): Promise<void> {
    const isSure = await confirm({
      title: 'Release these papers?',
      content: `${papers.length === 1 ? '1 paper goes' : `${papers.length} papers go`} to the server, and serving begins. They can’t be changed afterwards.`,
      confirmLabel: 'Release',
    });
    if (!isSure) return;
    try {
      await change((id) => releaseServingOrder(id, { version, documents: papers }));
      reviewedPapers.clear(subject);
      showToast({ tone: 'good', title: 'Papers released' });
    } catch (error) {
      const outcome = changeFailed(error, 'The papers were not released', 'the papers were released');
      const isConflict = failureOf(error).code === 'version-conflict';
      showFailure(
        outcome,
        isConflict
          ? 'Someone else changed this order. Reload to see it.'
          : explain(failureOf(error), 'Try again: they are released once.'),
      );
    }
  }

  const refusal = isUploading
    ? 'Wait for the uploads to finish.'
    : papers.length === 0
      ? 'Add the papers first.'
      : undefined;
  return (
    <Section title="Stamped papers">
      <Stack gap="sm">
        <Notice tone="info">
          Check that every paper has the court’s stamp and the case number. Nothing is served before you release them.
          {order.afterFilingOrderId !== undefined && (
            <>
              {' '}
              <AppLink
                underline="always"
                to="/order-details/$orderId"
                params={{ orderId: order.afterFilingOrderId }}
                size="sm"
              >
                {`Filing ${order.afterFilingOrderId}`}
              </AppLink>
            </>
          )}
        </Notice>
        <ol className={classes.plain} aria-label="Papers">
          {papers.map((paper) => (
            <li key={paper.documentId} className={classes.address}>
              <div className={classes.grow}>
                <p className={classes.strong}>{paper.title || paper.fileName}</p>
                <p className={classes.quiet}>
                  {`${paper.fileName} · ${paper.pageCount} ${paper.pageCount === 1 ? 'page' : 'pages'} · ${formatBytes(paper.sizeBytes)}`}
                </p>
              </div>
              <Group gap="xs" role="group" aria-label={paper.title || paper.fileName}>
                <Button size="xs" variant="default" onClick={() => setOpen(paper)}>
                  Look
                </Button>
                <ReplaceButton paper={paper} onFile={(file) => add([file], paper.documentId)} />
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  onClick={() =>
                    changePapers((before) => before.filter(({ documentId }) => documentId !== paper.documentId))
                  }
                >
                  Remove
                </Button>
              </Group>
            </li>
          ))}
        </ol>
        <LostUploads queue={queue} />
        {isChanged && (
          <Notice
            tone="info"
            action={
              <Button size="xs" variant="default" onClick={discard}>
                Discard changes
              </Button>
            }
          >
            Your changes to the papers are kept in this browser until you release them.
          </Notice>
        )}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRemove={() => queue.remove(upload.id)}
            onRetry={() => queue.retry(upload.id)}
          />
        ))}
        <DropZone label="Add papers" hint="PDF, up to 50 MB" multiple onFiles={(files) => add(files, '')} />
        <Group>
          <ReasonButton refusal={refusal} needsNetwork loading={isPending} onClick={() => void release()}>
            Release
          </ReasonButton>
        </Group>
      </Stack>
      {open && (
        <PreviewDialog
          fileName={open.title || open.fileName}
          load={() => loadPaper(order, open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

function ReplaceButton({ paper, onFile }: { paper: ServingDocument; onFile: (file: File) => void }) {
  return (
    <Button component="label" size="xs" variant="default">
      Replace
      <input
        type="file"
        accept="application/pdf,.pdf"
        className={classes.fileInput}
        aria-label={`Replace ${paper.title || paper.fileName}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </Button>
  );
}
