import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { FilingEntry, StateCode } from '@/api/generated/filing/model';
import { type FilingProvider, likelyAttorney, newFiling } from '@/features/efiling';
import { fitToType } from '../model/filing-fit';
import { withSuggestedType } from '../model/filing-type-suggestion';
import { lastAttorney } from '../model/last-filing';
import { useProvider } from '../provider-context';
import { useCourtTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingForm } from './filing-form';
import { useRecentFilings } from './last-filing';
import { useCourtCase } from './use-court-case';

type Change = (filing: FilingEntry) => FilingEntry;

/** Adds a filing with its most likely attorney and the standing courtesy copies, and returns its id. */
export function useAddFiling(): () => string {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const { courtCase } = useCourtCase();
  const { lastFiling } = useRecentFilings();
  return () => {
    const id = crypto.randomUUID();
    const usual = lastAttorney(lastFiling, tables);
    const attorneyId = likelyAttorney(form.state.values, tables.attorneys, courtCase?.parties, usual);
    const added = newFiling(id, attorneyId, lastFiling?.courtesyCopyEmails);
    form.setFieldValue('filings', (filings) => [...filings, added]);
    return id;
  };
}

/** Changes a filing as a whole, when more than one field is affected. */
export function useFilingChange(filingId: string) {
  const { state } = useDraft();
  const form = useFilingForm();
  const queryClient = useQueryClient();
  const provider = useProvider();
  const change = (make: Change) =>
    form.setFieldValue('filings', (filings) =>
      filings.map((filing) => (filing.id === filingId ? make(filing) : filing)),
    );
  /** For changes to the type or documents: also fits the filing to its filing type, which a document may suggest. */
  const changeAndFit = (make: Change) => {
    change(make);
    void fitWhenLoaded(queryClient, provider, state, form, filingId);
  };
  return { change, changeAndFit };
}

/**
 * Takes the filing type that the lead document names, unless a person chose one, and fits the filing to its type once the
 * tables load. If they fail to load the filing stays unchanged, and validation reports what is missing.
 */
export async function fitWhenLoaded(
  client: QueryClient,
  { tables: queries, typeTables }: FilingProvider,
  state: StateCode,
  form: ReturnType<typeof useFilingForm>,
  filingId: string,
): Promise<void> {
  const { courtCode, caseTypeCode } = form.state.values;
  const update = (make: Change) =>
    form.setFieldValue('filings', (filings) =>
      filings.map((filing) => (filing.id === filingId ? make(filing) : filing)),
    );
  if (courtCode === undefined) return;
  try {
    const { filingTypes, documentTypes } = await client.fetchQuery(queries.ofFiling(state, form.state.values));
    // The tables of a former case type suggest nothing.
    if (form.state.values.caseTypeCode === caseTypeCode) update((filing) => withSuggestedType(filing, filingTypes));
    const { filingTypeCode } = form.state.values.filings.find(({ id }) => id === filingId) ?? {};
    if (filingTypeCode === undefined) return;
    const tables = await client.fetchQuery(typeTables(state, courtCode, filingTypeCode));
    update((filing) => (filing.filingTypeCode === filingTypeCode ? fitToType(filing, tables, documentTypes) : filing));
  } catch {
    // See above.
  }
}
