import { Stack } from '@mantine/core';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';

/** Loaded, loading, empty and failed. */
export function ExampleStates() {
  return (
    <Section title="States">
      <Stack>
        <PropertiesList
          items={[
            ['Case number', '2026-CV-003341'],
            ['Court', 'Lakemoor County - Circuit Court - Civil'],
            ['Judge', '—'],
          ]}
        />
        <SkeletonLines />
        <EmptyState title="No drafts" description="We save unfinished filings here." />
        <ErrorState
          title="The orders could not be loaded"
          error={undefined}
          description="The server couldn't answer. Try again."
          onRetry={() => {}}
        />
      </Stack>
    </Section>
  );
}
