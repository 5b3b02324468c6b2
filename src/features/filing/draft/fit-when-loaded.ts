import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import type { useFilingForm } from '../forms/filing-form';
import { fitToType } from '../model/filing-fit';
import { courtTablesOptions } from '../queries';
import { loadFilingTypeTables } from '../queries-filings';

/**
 * Fits a filing to its filing type as soon as the tables of the type are there: at once where they are in the cache.
 * When they cannot be loaded the filing stays as it is, and the step's rules ask for what is missing.
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
    // Not loaded: see above.
  }
}
