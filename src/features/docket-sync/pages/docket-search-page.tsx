import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePerson } from '@/features/session';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { AccountsSection } from '../accounts/accounts-section';
import type { DocketSearch, DocketSearchInput } from '../bulk/search';
import { DocketCaseForm } from '../search/components/docket-case-form';
import { type AskedCase, caseQuestion } from '../search/model/case-question';
import { buySearch } from '../search/queries';
import { searchModes } from './search-modes';

const FoundCases = lazy(() => import('../search/components/found-cases'));

const route = getRouteApi('/_authenticated/_main/docket-sync/search');

/** Finds dockets to follow: one case, the cases of an account, or those of a file (application, section 2). */
export function DocketSearchPage() {
  const { mode } = route.useSearch();
  const ManyCasesAtOnce = mode && searchModes[mode];
  return ManyCasesAtOnce ? <ManyCasesAtOnce /> : <OneCase />;
}

const kinds = [
  { by: undefined, label: 'Case number' },
  { by: 'party', label: 'Party' },
  { by: 'title', label: 'Case title' },
] as const;

function OneCase() {
  const search = route.useSearch();
  const change = useSearchChange<DocketSearchInput>();
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const question = caseQuestion(search);
  const { provider, state, by, term, caseNumber, court } = search;
  const buy = (asked: AskedCase) => {
    const next = caseQuestion(asked);
    if (next) void buySearch(queryClient, userId, next);
  };
  return (
    <>
      <PageHeader
        title="Docket sync"
        tabs={
          <TabLinks label="Search by">
            {kinds.map((kind) => (
              <TabLink
                key={kind.label}
                to="."
                search={(before) => ({ ...before, ...withoutResults, by: kind.by })}
                aria-current={by === kind.by ? 'page' : undefined}
                activeOptions={{ exact: true }}
              >
                {kind.label}
              </TabLink>
            ))}
          </TabLinks>
        }
      />
      {question && search.open !== undefined ? (
        <Button
          variant="subtle"
          size="compact-sm"
          mb="sm"
          onClick={() => change({ open: undefined, entries: undefined, page: search.page })}
        >
          Back to the results
        </Button>
      ) : (
        <DocketCaseForm
          key={JSON.stringify([provider, state, by, term, caseNumber, court])}
          search={search}
          onBuy={(asked) => buy({ ...asked, state })}
        />
      )}
      {question ? (
        <Suspense fallback={<SkeletonLines lines={6} label="Searching" />}>
          <FoundCases key={JSON.stringify(question)} question={question} search={search} onBuy={() => buy(search)} />
        </Suspense>
      ) : (
        <ManyCases />
      )}
    </>
  );
}

const withoutResults = {
  term: undefined,
  caseNumber: undefined,
  page: undefined,
  open: undefined,
  entries: undefined,
} satisfies Partial<DocketSearch>;

function ManyCases() {
  return (
    <Stack gap="md">
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
      <AccountsSection />
    </Stack>
  );
}
