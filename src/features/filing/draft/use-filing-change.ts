import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { FilingEntry, StateCode } from '@/api/generated/filing/model';
import { fitToType } from '../model/filing-fit';
import { courtTablesOptions } from '../queries';
import { loadFilingTypeTables } from '../queries-filings';
import { useDraft } from './draft-context';
import { useFilingForm } from './filing-form';

type Change = (filing: FilingEntry) => FilingEntry;

/** Changes a filing as a whole, when more than one field is affected. */
export function useFilingChange(filingId: string) {
  const { state } = useDraft();
  const form = useFilingForm();
  const queryClient = useQueryClient();
  const change = (make: Change) =>
    form.setFieldValue('filings', (filings) =>
      filings.map((filing) => (filing.id === filingId ? make(filing) : filing)),
    );
  /** For changes to the type or documents: also fits the filing to its filing type. */
  const changeAndFit = (make: Change) => {
    change(make);
    void fitWhenLoaded(queryClient, state, form, filingId);
  };
  return { change, changeAndFit };
}

/**
 * Fits a filing to its filing type once the type's tables load. If they fail to load the filing stays unchanged, and
 * validation reports what is missing.
 */
export async function fitWhenLoaded(
  client: QueryClient,
  state: StateCode,
  form: ReturnType<typeof useFilingForm>,
  filingId: string,
): Promise<void> {
  const { courtCode, filings } = form.state.values;
  const filingTypeCode = filings.find(({ id }) => id === filingId)?.filingTypeCode;
  if (courtCode === undefined || filingTypeCode === undefined) return;
  try {
    const [tables, { documentTypes }] = await Promise.all([
      loadFilingTypeTables(client, state, courtCode, filingTypeCode),
      client.fetchQuery(courtTablesOptions(state, form.state.values)),
    ]);
    form.setFieldValue('filings', (current) =>
      current.map((filing) =>
        filing.id === filingId && filing.filingTypeCode === filingTypeCode
          ? fitToType(filing, tables, documentTypes)
          : filing,
      ),
    );
  } catch {
    // See above.
  }
}
