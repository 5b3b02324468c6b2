import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Progress.css';
import { Button, Group, NativeSelect, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { Extraction, ExtractionPurpose } from '@/api/generated/extraction/model';
import { CourtState } from '@/api/generated/serving/model';
import { DropZone, isUnderway, PageDrop, UploadRow, useUploads } from '@/features/documents';
import { MatterBanner, useMatter } from '@/features/matters';
import { stateSettingsQuery } from '@/features/states';
import { trackWork } from '@/lib/async/work-under-way';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { newContent } from '../../ordering/model/content';
import { useCreateServingDraft } from '../../ordering/mutations';
import { firmCasesQuery } from '../../ordering/queries';
import classes from '../../ordering/steps/order-steps.module.css';
import { useImportUploads } from '../import-uploads';
import { documentsOf } from '../model/paper-values';
import {
  caseOfNumber,
  foundValue,
  mostPapers,
  progressOf,
  progressText,
  purposes,
  readsPapers,
  searchesCases,
} from '../model/reading';
import { PapersOfMatter } from '../parts/papers-of-matter';
import { extractionQuery, useStartExtraction } from '../queries';
import { filesOf, useHandOver } from '../use-hand-over';

interface FileImportPageProps {
  state: CourtState;
  mappingId: string | undefined;
  purpose: ExtractionPurpose;
  /** The reading under way. */
  extractionId: string | undefined;
}

/** Characters of a file's name. */
const policy = { maxFileNameLength: 255 };

/**
 * Takes papers in, has them read, and leads on.
 *
 * A paralegal opens it with a summons and complaint just back from the clerk, from process serving or the menu, or from
 * a link of the practice-management system with the matter. They must not lose a file they dropped, must not think that
 * something is ordered or filed here (nothing is), and must not mistake a paper that could not be read for one that was:
 * a failure names the file. Leaving or reloading while papers are read loses nothing: the address holds the reading.
 */
export function FileImportPage({ state, mappingId, purpose, extractionId }: FileImportPageProps) {
  const { subtitle } = purposes[purpose];
  return (
    <>
      <MatterBanner mappingId={mappingId} />
      <PageHeader title="File import" subtitle={subtitle} />
      <Stack gap="lg" maw="52rem">
        {extractionId === undefined ? (
          <TakeIn state={state} mappingId={mappingId} purpose={purpose} />
        ) : (
          <Reading state={state} mappingId={mappingId} extractionId={extractionId} />
        )}
      </Stack>
    </>
  );
}

/** The papers, before they are read. */
function TakeIn({ state, mappingId, purpose }: Omit<FileImportPageProps, 'extractionId'>) {
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
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: uploads.some(isUnderway) });
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

type StoredUpload = { upload: { file: File }; stored: Parameters<typeof documentsOf>[0][number] };

/** Leads on without reading: to a new order with the papers, or to the filing form. */
function useWithoutReading({ state, mappingId, purpose }: Omit<FileImportPageProps, 'extractionId'>) {
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
    if (purpose !== 'process-serving') {
      await handOver(
        stored.map(({ upload }) => upload.file),
        { purpose, state, mappingId },
      );
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

/** The progress of a reading; then what it is for. */
function Reading({
  state,
  mappingId,
  extractionId,
}: Omit<FileImportPageProps, 'purpose' | 'extractionId'> & { extractionId: string }) {
  const navigate = useNavigate();
  const queue = useImportUploads(state, mappingId);
  const { data: extraction } = useSuspenseQuery(extractionQuery(extractionId));
  const [failure, setFailure] = useState<string>();
  const leadOn = useLeadOn(mappingId);
  const isDone = extraction.status === 'done';
  const begun = useRef(false);

  async function goOn(): Promise<void> {
    setFailure(undefined);
    try {
      await leadOn(extraction, state);
      for (const { id } of queue.uploads()) queue.remove(id);
    } catch (error) {
      setFailure(explain(failureOf(error), 'The documents couldn’t be opened. Try again.'));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: leads on once, when it is done
  useEffect(() => {
    if (!isDone || begun.current) return;
    begun.current = true;
    void goOn();
  }, [isDone]);

  const others = (
    <Button
      variant="default"
      onClick={() => void navigate({ to: '.', search: { state, mappingId, for: extraction.purpose } })}
    >
      Choose other documents
    </Button>
  );
  if (extraction.status === 'failed')
    return (
      <Notice
        tone="bad"
        title="Some documents couldn’t be read"
        action={
          <Group gap="xs">
            {others}
            <Button variant="default" onClick={() => void trackWork(goOn())}>
              {extraction.fields.length > 0 ? 'Continue with what was read' : 'Continue and enter the case yourself'}
            </Button>
          </Group>
        }
      >
        {extraction.problem}
        {failure && ` ${failure}`}
      </Notice>
    );
  return (
    <Section title="Reading the documents">
      <Stack gap="sm">
        <Progress.Root size="lg">
          <Progress.Section value={isDone ? 100 : progressOf(extraction) * 100} aria-label="Reading the documents" />
        </Progress.Root>
        <Text size="sm" role="status">
          {isDone ? `Opening ${purposes[extraction.purpose].next}` : progressText(extraction)}
        </Text>
        <Text size="sm" c="dimmed">
          Scans take a few seconds a page. You can leave this page and come back to it.
        </Text>
        {failure && (
          <Notice
            tone="bad"
            title="Couldn't continue"
            action={<Button onClick={() => void trackWork(goOn())}>Try again</Button>}
          >
            {failure}
          </Notice>
        )}
        <Group>{others}</Group>
      </Stack>
    </Section>
  );
}

/** To the values to confirm, or with the papers to the filing form. */
function useLeadOn(mappingId: string | undefined) {
  const navigate = useNavigate();
  const handOver = useHandOver();
  const queryClient = useQueryClient();
  return async ({ extractionId, purpose, files, fields }: Extraction, expected: CourtState): Promise<void> => {
    if (purpose === 'process-serving')
      return navigate({
        to: '/serve-it/order/process-serving/$extractionId/option',
        params: { extractionId },
        search: { mappingId },
        replace: true,
      });
    const state = CourtState.safeParse(foundValue(fields, 'state')).data ?? expected;
    const caseNumber = foundValue(fields, 'caseNumber');
    const cases =
      caseNumber && searchesCases(state) ? await queryClient.fetchQuery(firmCasesQuery(state)).catch(() => []) : [];
    const known = caseNumber ? caseOfNumber(cases, caseNumber) : undefined;
    await handOver(await filesOf(expected, files), {
      ...{ purpose, state, mappingId, caseNumber, caseTrackingId: known?.caseTrackingId },
      ...{ courtName: foundValue(fields, 'courtName'), courtCode: foundValue(fields, 'courtCode') },
    });
  };
}
