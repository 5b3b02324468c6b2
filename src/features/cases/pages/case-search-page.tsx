import { lazy, type ReactNode, Suspense } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { EmptyState } from '@/lib/ui/empty-state';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { CaseSearchForm } from '../components/case-search-form';
import { FloridaNumberForm } from '../components/florida-number-form';
import { type SearchBy, searchKinds } from '../model/case-search';
import { isListState } from '../model/case-states';
import { caseResultsQuery, floridaResultsQuery } from '../queries-search';
import type { CaseSearchSearch } from '../search';

const CaseResults = lazy(() => import('../components/case-results'));

interface CaseSearchPageProps {
  state: StateCode;
  /** Whether the state's courts can be searched. */
  isOffered: boolean;
  /** Whether numbers are in parts, as Florida's. */
  hasParts?: boolean;
  search: CaseSearchSearch;
  /** Another way to tell the number: from a paper. */
  paper?: ReactNode;
}

/** Finds cases in the records of a state's courts, by number, person or business. */
export function CaseSearchPage({ state, isOffered, hasParts = false, search, paper }: CaseSearchPageProps) {
  const by: SearchBy = search.by ?? 'number';
  const isByParts = hasParts && by === 'number';
  const query = isByParts ? floridaResultsQuery(search) : caseResultsQuery(state, search);
  const { open: _, sort: __, q: ___, ...asked } = search;
  const form = { search, key: `${state} ${by} ${JSON.stringify(asked)}` };
  return (
    <>
      <PageHeader
        title="Case search"
        tabs={
          isOffered && (
            <TabLinks label="Search by">
              {searchKinds.map((each) => (
                <TabLink
                  key={each.by}
                  to="."
                  search={{ state: search.state, by: each.by === 'number' ? undefined : each.by }}
                  aria-current={by === each.by ? 'page' : undefined}
                  activeOptions={{ exact: true }}
                >
                  {each.label}
                </TabLink>
              ))}
            </TabLinks>
          )
        }
        actions={
          isListState(state) && (
            <AppLink to="/$state/my-court-cases" params={{ state }} size="sm">
              My court cases
            </AppLink>
          )
        }
      />
      {!isOffered && (
        <EmptyState
          title="This state’s courts can’t be searched"
          description="They offer no case search. Choose another state above."
        />
      )}
      {isOffered &&
        (isByParts ? (
          <FloridaNumberForm {...form} key={form.key} />
        ) : (
          <CaseSearchForm state={state} by={by} search={search} key={form.key} />
        ))}
      {isOffered && by === 'number' && !query && paper}
      {isOffered && query && (
        <Suspense fallback={<SkeletonLines lines={6} label="Searching" />}>
          <CaseResults query={query} search={search} />
        </Suspense>
      )}
    </>
  );
}
