import { useMemo } from 'react';
import { useCourtTables, useReloadOf } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingForm } from '../draft/filing-form';
import { FromLastFiling } from '../draft/from-last-filing';
import { useRecentFilings } from '../draft/last-filing';
import { toOptions } from '../model/options';

/** The filer type, at courts that use it. Required for a new case. */
export function FilerType() {
  const form = useFilingForm();
  const { flow } = useDraft();
  const { tables } = useCourtTables();
  const options = useMemo(() => toOptions(tables.filerTypes), [tables.filerTypes]);
  const reload = useReloadOf('filerTypes');
  const last = useRecentFilings().lastFiling?.filerTypeCode;
  if (options.length === 0 && !reload) return null;
  return (
    <form.AppField name="filerTypeCode">
      {(field) => (
        <div>
          <field.SelectField
            label="Filer type"
            required={flow === 'new-case'}
            options={options}
            onReload={reload}
            placeholder="Choose the filer type"
          />
          {last !== undefined && field.state.value === last && (
            <FromLastFiling what="filer type" onClear={() => field.handleChange(undefined)} />
          )}
        </div>
      )}
    </form.AppField>
  );
}
