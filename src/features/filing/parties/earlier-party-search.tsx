import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { ComboboxFrame } from '@/lib/form/combobox-frame';
import { minSearch, readSearch } from '@/lib/form/search-text';
import { useCourtTables } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingForm } from '../draft/filing-form';
import { earlierName, withEarlierParty } from '../model/last-filing';
import { useEarlierParties } from '../queries-recent';

/** Milliseconds without typing before a search (specification, application section 9). */
const delay = 300;

/** Fills in an unnamed party from the firm's earlier cases. */
export function EarlierPartySearch({ index }: { index: number }) {
  const { state } = useDraft();
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const [typed, setTyped] = useState<string>();
  const [settled] = useDebouncedValue(typed, delay);
  const search = readSearch(settled);
  const term = search.kind === 'words' ? search.term : undefined;
  const { data, error, isFetching } = useEarlierParties(state, term);
  const found = useMemo(() => (term === undefined ? [] : (data ?? [])), [data, term]);
  const options = useMemo(
    () =>
      found.map((party, place) => ({
        value: `${place}`,
        label: earlierName(party),
        description: [party.caseTitle, party.address?.city].filter(Boolean).join(' · '),
      })),
    [found],
  );
  const isWaiting = isFetching || (typed !== settled && readSearch(typed).kind === 'words');
  return (
    <ComboboxFrame
      label="Find in earlier cases"
      description="Fills in the name, contact details and address of a party your firm filed before."
      placeholder="Type a name"
      shown=""
      typed={typed}
      onType={setTyped}
      options={options}
      chosen={undefined}
      onChoose={({ value }) => {
        const earlier = found[Number(value)];
        if (earlier) form.setFieldValue(`parties[${index}]`, (party) => withEarlierParty(party, earlier, tables));
      }}
      onClose={() => setTyped(undefined)}
      emptyText={emptyText(term, { isWaiting, isFailed: error !== null, hasAnswer: data !== undefined })}
    />
  );
}

interface Progress {
  isWaiting: boolean;
  isFailed: boolean;
  /** Without a network a search neither fails nor is answered. */
  hasAnswer: boolean;
}

function emptyText(term: string | undefined, { isWaiting, isFailed, hasAnswer }: Progress): string {
  if (isWaiting) return 'Searching…';
  if (term === undefined) return `Type at least ${minSearch}`;
  if (isFailed || !hasAnswer) return "Earlier cases couldn't be searched. Enter the party below.";
  return 'No results found';
}
