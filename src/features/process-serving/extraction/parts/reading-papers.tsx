import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import type { Extraction } from '@/api/generated/extraction/model';
import { CourtState } from '@/api/generated/serving/model';
import { isAllowed } from '@/features/firm';
import { trackWork } from '@/lib/async/work-under-way';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { showToast } from '@/lib/ui/toast';
import { firmCasesQuery } from '../../ordering/queries';
import { useImportUploads } from '../import-uploads';
import {
  caseOfNumber,
  foundValue,
  progressOf,
  progressText,
  purposes,
  searchesCases,
  unreadText,
} from '../model/reading';
import { extractionQuery } from '../queries';
import { filesOf, useHandOver } from '../use-hand-over';

interface ReadingPapersProps {
  state: CourtState;
  mappingId: string | undefined;
  extractionId: string;
}

/** The progress of a reading; then what it is for. */
export function ReadingPapers({ state, mappingId, extractionId }: ReadingPapersProps) {
  const navigate = useNavigate();
  const queue = useImportUploads(state, mappingId);
  const { data: extraction } = useSuspenseQuery(extractionQuery(extractionId));
  const [failure, setFailure] = useState<string>();
  const leadOn = useLeadOn(mappingId);
  const isDone = extraction.status === 'done';
  const isWithoutCase = isDone && extraction.purpose === 'case-search' && !foundValue(extraction.fields, 'caseNumber');
  const unread = unreadText(extraction.files);
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
    if (!isDone || isWithoutCase || begun.current) return;
    begun.current = true;
    void goOn();
  }, [isDone, isWithoutCase]);

  const others = (
    <Button
      variant="default"
      onClick={() => void navigate({ to: '.', search: { state, mappingId, for: extraction.purpose } })}
    >
      Choose other documents
    </Button>
  );
  if (isWithoutCase)
    return (
      <Notice
        tone="warning"
        title="No case number was found"
        action={
          <Group gap="xs">
            {others}
            <Button variant="default" onClick={() => void trackWork(goOn())}>
              Enter it yourself
            </Button>
          </Group>
        }
      >
        {unread
          ? `${unread} Nothing in them looks like a case number.`
          : 'The document was read, but nothing in it looks like a case number.'}
      </Notice>
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
    if (purpose === 'case-search') {
      const court = foundValue(fields, 'courtCode');
      if (caseNumber)
        showToast({
          tone: 'good',
          title: `Read from the document: ${caseNumber}`,
          message: 'Check that the number is right.',
        });
      return navigate({ to: '/case-search', search: { state, number: caseNumber, court }, replace: true });
    }
    const cases =
      caseNumber && searchesCases(state) && (await isAllowed(queryClient, 'canSeeCourts'))
        ? await queryClient.fetchQuery(firmCasesQuery(state)).catch(() => [])
        : [];
    const known = caseNumber ? caseOfNumber(cases, caseNumber) : undefined;
    await handOver(await filesOf(expected, files), {
      ...{ purpose, state, mappingId, caseNumber, caseTrackingId: known?.caseTrackingId },
      ...{ courtName: foundValue(fields, 'courtName'), courtCode: foundValue(fields, 'courtCode') },
    });
  };
}
