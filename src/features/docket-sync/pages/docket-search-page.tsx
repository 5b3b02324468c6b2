import { Group, Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { ChooseFromAccount } from '../bulk/pages/bulk-choose-page';

const ImportPage = lazy(() => import('../bulk/pages/bulk-import-page'));

const route = getRouteApi('/_authenticated/_main/docket-sync/search');

/** Follows dockets: the cases of an account, or those of a file (application, section 2). */
export function DocketSearchPage() {
  const { mode } = route.useSearch();
  if (mode === 'account') return <ChooseFromAccount />;
  if (mode === 'import')
    return (
      <Suspense>
        <ImportPage />
      </Suspense>
    );
  return (
    <>
      <PageHeader title="Docket sync" />
      <Stack gap="md">
        <Section title="Search for one case">
          <p>Not available yet. Select the case from your firm’s account, or import its number.</p>
        </Section>
        <Section title="Follow many cases">
          <p>Select cases from your firm’s NYSCEF, Florida or PACER account and follow their dockets.</p>
          <Group mt="md">
            <ButtonLink to="/docket-sync/search" search={{ mode: 'account' }}>
              Select from an account
            </ButtonLink>
            <ButtonLink to="/docket-sync/search" search={{ mode: 'import' }} variant="default">
              Import a list
            </ButtonLink>
          </Group>
        </Section>
      </Stack>
    </>
  );
}
