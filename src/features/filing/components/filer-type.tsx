import { useMemo } from 'react';
import { useCourtTables } from '../draft/court-tables-context';
import { useDraft } from '../draft/draft-context';
import { useFilingForm } from '../forms/filing-form';
import { toOptions } from '../model/court-options';

/** As what the firm files, where the court asks for it; whoever opens a case must say. */
export function FilerType() {
  const form = useFilingForm();
  const { flow } = useDraft();
  const { tables } = useCourtTables();
  const options = useMemo(() => toOptions(tables.filerTypes), [tables.filerTypes]);
  if (options.length === 0) return null;
  return (
    <form.AppField name="filerTypeCode">
      {(field) => (
        <field.SelectField
          label="Filer type"
          required={flow === 'new-case'}
          options={options}
          placeholder="Choose the filer type"
        />
      )}
    </form.AppField>
  );
}
