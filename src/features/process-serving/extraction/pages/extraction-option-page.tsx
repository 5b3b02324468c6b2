import { Loader, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CourtState } from '@/api/generated/serving/model';
import { BarredNotice, useDraftLock } from '@/features/drafts';
import { usePerson } from '@/features/session';
import { PapersCheck } from '../parts/papers-check';

interface ExtractionOptionPageProps {
  extractionId: string;
  /** Where the person expects the court. */
  state: CourtState;
  mappingId: string | undefined;
}

/** What was read from papers, which one tab corrects at a time. It remounts whenever another tab corrected it. */
export function ExtractionOptionPage({ extractionId, state, mappingId }: ExtractionOptionPageProps) {
  const subject = `${usePerson()?.userId ?? 0}.${extractionId}`;
  const [edition, setEdition] = useState(0);
  // Every change is in the browser's storage at once.
  const lock = useDraftLock(`papers-${subject}`, {
    beforeHandOver: () => Promise.resolve(true),
    afterWaiting: () => Promise.resolve(),
  });
  useEffect(() => {
    if (!lock.isBarred) return;
    const follow = () => setEdition((former) => former + 1);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [lock.isBarred]);
  if (lock.state === 'opening')
    return (
      <Stack align="center" py="20vh" role="status" aria-label="Opening what was read">
        <Loader />
      </Stack>
    );
  return (
    <PapersCheck
      key={`${lock.isBarred} ${edition}`}
      {...{ extractionId, expected: state, mappingId, subject }}
      isReadOnly={lock.isBarred}
      notice={lock.isBarred && <BarredNotice lock={lock} />}
    />
  );
}
