import { useQueryClient } from '@tanstack/react-query';
import type { FilingEntry } from '@/api/generated/filing/model';
import { useFilingForm } from '../forms/filing-form';
import { useDraft } from './draft-context';
import { fitWhenLoaded } from './fit-when-loaded';

type Change = (filing: FilingEntry) => FilingEntry;

/** Changes one filing of the content as a whole, where more than one of its fields is concerned. */
export function useFilingChange(filingId: string) {
  const { state } = useDraft();
  const form = useFilingForm();
  const queryClient = useQueryClient();
  const change = (make: Change) =>
    form.setFieldValue('filings', (filings) =>
      filings.map((filing) => (filing.id === filingId ? make(filing) : filing)),
    );
  /** Changes it, then fits it to the tables of its filing type: for whatever touches the type or the documents. */
  const changeAndFit = (make: Change) => {
    change(make);
    void fitWhenLoaded(queryClient, state, form, filingId);
  };
  return { change, changeAndFit };
}
