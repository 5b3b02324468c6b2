import '@mantine/core/styles/Input.css';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { ExtractionPurpose } from '@/api/generated/extraction/model';
import type { CourtState } from '@/api/generated/serving/model';
import {
  DropZone,
  isUnderway,
  LostUploads,
  PageDrop,
  UploadRow,
  useRecoveredUploads,
  useUploadGuard,
  useUploads,
} from '@/features/documents';
import { useMatter } from '@/features/matters';
import { stateSettingsQuery } from '@/features/states';
import { trackWork } from '@/lib/async/work-under-way';
import { Notice } from '@/lib/ui/notice';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { newContent } from '../../ordering/model/content';
import { useCreateServingDraft } from '../../ordering/mutations';
import classes from '../../ordering/steps/order-steps.module.css';
import { useImportUploads } from '../import-uploads';
import { documentsOf } from '../model/paper-values';
import { mostPapers, readsPapers } from '../model/reading';
import { useStartExtraction } from '../queries';
import { filesOf, useHandOver } from '../use-hand-over';
import { PapersOfMatter } from './papers-of-matter';

interface TakeInPapersProps {
  state: CourtState;
  mappingId: string | undefined;
  purpose: ExtractionPurpose;
}

/** Characters of a file's name. */
const policy = { maxFileNameLength: 255 };

/** The papers, before they are read. */
export function TakeInPapers({ state, mappingId, purpose }: TakeInPapersProps) {
  const navigate = useNavigate();
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  const queue = useImportUploads(state, mappingId);
  const uploads = useUploads(queue);
  const start = useStartExtraction();
  const leadOn = useWithoutReading({ state, mappingId, purpose });
  const [failure, setFailure] = useState<string>();
  const isRead = readsPapers(state);
  const stored = uploads.flatMap((upload) =>
    upload.state.kind === 'uploaded' ? [{ upload, stored: upload.state.stored }] : [],
  );
  useRecoveredUploads(queue);
  useUploadGuard(queue);
  const add = (files: readonly File[]) => {
    for (const file of files) queue.add(file, 'papers', policy);
  };

  async function goOn(): Promise<void> {
    setFailure(undefined);
    try {
      if (!isRead) return await leadOn(stored);
      const fileIds = [...new Set(stored.map(({ stored: { fileId } }) => fileId))];
      const { extractionId } = await start.mutateAsync({ fileIds, state, purpose });
      await navigate({ to: '.', search: { state, mappingId, for: purpose, extraction: extractionId } });
    } catch (error) {
      const why = failureOf(error);
      setFailure(
        changeFailed(error, explain(why, `${why.message}.`), 'it was started. Try again: nothing is done twice.'),
      );
    }
  }

  // A search has nothing to decide first.
  const isSearch = purpose === 'case-search' && isRead && stored.length > 0 && !uploads.some(isUnderway);
  const begin = useEffectEvent(() => void trackWork(goOn()));
  useEffect(() => {
    if (isSearch) begin();
  }, [isSearch]);

  const refusal =
    stored.length === 0
      ? 'Add at least one document.'
      : uploads.some(isUnderway)
        ? 'Wait for the uploads to finish.'
        : stored.length > mostPapers
          ? `Read at most ${mostPapers} documents at a time. Remove ${stored.length - mostPapers}.`
          : undefined;
  return (
    <>
      <NativeSelect
        label="State of the court"
        value={state}
        onChange={(event) => {
          const chosen = settings.find((each) => each.state === event.currentTarget.value);
          if (chosen)
            void navigate({ to: '.', search: { state: chosen.state, mappingId, for: purpose }, replace: true });
        }}
      >
        {settings.map((each) => (
          <option key={each.state} value={each.state}>
            {each.name}
          </option>
        ))}
      </NativeSelect>
      <Section title="Documents">
        <Stack gap="sm">
          <LostUploads queue={queue} />
          <ol className={classes.list} aria-label="Documents">
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
          <DropZone label="Add documents" multiple hint="Up to 50 MB each." onFiles={add} />
          <PapersOfMatter mappingId={mappingId} isUploading={uploads.some(isUnderway)} onFiles={add} />
          <PageDrop label="Drop files to import them" onFiles={add} />
        </Stack>
      </Section>
      {failure && (
        <Notice tone="bad" title={isRead ? "The documents couldn't be read" : "Couldn't continue"}>
          {failure}
        </Notice>
      )}
      {!isRead && (
        <Notice tone="info">Documents of this state aren’t read. You enter the case and parties yourself.</Notice>
      )}
      <Group>
        <ReasonButton
          refusal={refusal}
          isReasonShown
          needsNetwork
          loading={start.isPending}
          onClick={() => void trackWork(goOn())}
        >
          {isRead ? (stored.length === 1 ? 'Read 1 document' : `Read ${stored.length} documents`) : 'Continue'}
        </ReasonButton>
      </Group>
      {isRead && (
        <Text size="sm" c="dimmed">
          The first 12 pages of each document are read. You check every value before anything is ordered or filed.
        </Text>
      )}
    </>
  );
}

type StoredUpload = { upload: { file?: File }; stored: Parameters<typeof documentsOf>[0][number] };

/** Leads on without reading: to a new order with the papers, or to the filing form. */
function useWithoutReading({ state, mappingId, purpose }: TakeInPapersProps) {
  const navigate = useNavigate();
  const handOver = useHandOver();
  const { mapping } = useMatter({ mappingId });
  const create = useCreateServingDraft();
  const queue = useImportUploads(state, mappingId);
  /** Repeating the same papers after a lost answer makes no second draft. */
  const made = useRef<{ of: string; draft: Parameters<typeof create.mutateAsync>[0] }>(undefined);
  return async (stored: readonly StoredUpload[]): Promise<void> => {
    const forget = () => {
      for (const { id } of queue.uploads()) queue.remove(id);
    };
    if (purpose === 'case-search') {
      await navigate({ to: '/case-search', search: { state } });
      return forget();
    }
    if (purpose !== 'process-serving') {
      const files = await Promise.all(
        stored.map(async ({ upload, stored: paper }) => (upload.file ? [upload.file] : filesOf(state, [paper]))),
      );
      await handOver(files.flat(), { purpose, state, mappingId });
      return forget();
    }
    const of = JSON.stringify([state, mappingId, stored.map((each) => each.stored.fileId)]);
    if (made.current?.of !== of)
      made.current = {
        of,
        draft: {
          idempotencyKey: crypto.randomUUID(),
          content: { ...newContent(state, 'serve-only'), documents: documentsOf(stored.map((each) => each.stored)) },
          ...(mappingId !== undefined && { mappingId }),
          ...(mapping?.ClientReference && { clientReference: mapping.ClientReference }),
        },
      };
    const { orderId } = await create.mutateAsync(made.current.draft);
    forget();
    await navigate({ to: '/serve-it/order/process-serving/$orderId', params: { orderId }, search: { mappingId } });
  };
}
