import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Combobox } from '@/lib/form';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useContactBook } from '../contact-book';
import { firmCasesQuery } from '../loaders';
import { caseOptions, contactableCases } from '../model/contactable-cases';
import type { ServiceContactsSearchInput } from '../search';
import { CaseHistory } from './case-history';
import { CaseParties } from './case-parties';
import classes from './contacts.module.css';

/** Chooses a case, and shows who is served there, for which party, and who changed that. */
export default function CaseContacts({ chosenId }: { chosenId: string | undefined }) {
  const { state, provider } = useContactBook();
  const change = useSearchChange<ServiceContactsSearchInput>();
  const { data, error, refetch } = useQuery(firmCasesQuery(state));
  const cases = useMemo(() => data && contactableCases(data, provider.facts.apiType), [data, provider]);
  const options = useMemo(() => caseOptions(cases ?? [], []), [cases]);
  const chosen = cases?.find(({ caseTrackingId }) => caseTrackingId === chosenId);
  if (error && !data)
    return <ErrorState title="Your court cases couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md">
      <div className={classes.chooser}>
        <Combobox
          label="Case"
          options={options}
          value={chosen?.caseTrackingId}
          loading={!cases}
          placeholder="Number or title"
          description="Cases your firm has filed into."
          onChange={(id) => change({ case: id })}
        />
      </div>
      {!cases && <SkeletonLines lines={6} label="Loading your cases" />}
      {cases && chosenId === undefined && (
        <EmptyState title="Choose a case" description="See who is served in it, for which party, and what changed." />
      )}
      {cases && chosenId !== undefined && !chosen && (
        <Notice tone="warning" title="The linked case isn't on your list">
          Your firm hasn't filed into it in this state. Choose another case.
        </Notice>
      )}
      {chosen && (
        <div className={classes.columns} key={chosen.caseTrackingId}>
          <CaseParties courtCase={chosen} />
          <Section title="History">
            <CaseHistory caseTrackingId={chosen.caseTrackingId} />
          </Section>
        </div>
      )}
    </Stack>
  );
}
