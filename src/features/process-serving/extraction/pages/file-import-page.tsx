import { Stack } from '@mantine/core';
import type { ExtractionPurpose } from '@/api/generated/extraction/model';
import type { CourtState } from '@/api/generated/serving/model';
import { MatterBanner } from '@/features/matters';
import { PageHeader } from '@/lib/ui/page-header';
import { purposes } from '../model/reading';
import { ReadingPapers } from '../parts/reading-papers';
import { TakeInPapers } from '../parts/take-in-papers';

interface FileImportPageProps {
  state: CourtState;
  mappingId: string | undefined;
  purpose: ExtractionPurpose;
  /** The reading under way. */
  extractionId: string | undefined;
}

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
          <TakeInPapers state={state} mappingId={mappingId} purpose={purpose} />
        ) : (
          <ReadingPapers state={state} mappingId={mappingId} extractionId={extractionId} />
        )}
      </Stack>
    </>
  );
}
