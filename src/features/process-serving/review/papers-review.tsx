import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { releaseServingOrder } from '@/api/generated/serving';
import type { ServingDocument, ServingSummary } from '@/api/generated/serving/model';
import {
  checkFile,
  DropZone,
  PreviewDialog,
  sendFile,
  UploadQueue,
  UploadRow,
  useHasUnderway,
  useUploads,
} from '@/features/documents';
import { usualOrders } from '@/features/efiling';
import { formatBytes } from '@/lib/format/bytes';
import { confirm } from '@/lib/ui/confirm';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast } from '@/lib/ui/toast';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';
import { loadPaper } from '../order/files';
import { useOrderChange } from '../order/mutations';
import classes from '../order/order.module.css';
import { withUploadedPaper } from './model/papers';

/** The id of the paper that an upload replaces; empty for one that is added. */
type Slot = string;

/** The stamped papers of a bundled order: look, replace or add, then release them to the server. */
export function PapersReview({ order }: { order: ServingSummary }) {
  const { orderId, state, version, mappingId } = order;
  const [papers, setPapers] = useState<readonly ServingDocument[]>(order.documents);
  const [open, setOpen] = useState<ServingDocument>();
  const [queue] = useState(
    () =>
      new UploadQueue<Slot>({
        check: checkFile,
        send: (file, options) => sendFile(file, { mappingId }, options),
        load: ({ url, name }) => usualOrders.loadDocument(state, { url, fileName: name }),
      }),
  );
  const uploads = useUploads(queue);
  const isUploading = useHasUnderway(queue);
  const { mutateAsync: change, isPending } = useOrderChange(orderId);
  useLeaveGuard({
    isActive: isUploading || papers !== order.documents,
    question: {
      title: 'The papers aren’t released yet',
      content: 'Your changes to the papers are lost if you leave now.',
      confirmLabel: 'Leave',
    },
    keepsOn: () => false,
  });
  useEffect(() => {
    for (const { id, slot, state: upload } of uploads) {
      if (upload.kind !== 'uploaded') continue;
      queue.take(id);
      setPapers((former) => withUploadedPaper(former, slot, id, upload.stored));
    }
  }, [uploads, queue]);
  const add = (files: readonly File[], slot: Slot) => {
    for (const file of files) queue.add(file, slot, { maxFileNameLength: 255 });
  };

  async function release(): Promise<void> {
    const isSure = await confirm({
      title: 'Release these papers?',
      content: `${papers.length === 1 ? '1 paper goes' : `${papers.length} papers go`} to the server, and serving begins. They can’t be changed afterwards.`,
      confirmLabel: 'Release',
    });
    if (!isSure) return;
    try {
      await change((id) => releaseServingOrder(id, { version, documents: [...papers] }));
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
                  onClick={() => setPapers(papers.filter((each) => each !== paper))}
                >
                  Remove
                </Button>
              </Group>
            </li>
          ))}
        </ol>
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
