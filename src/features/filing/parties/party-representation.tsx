import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { Party } from '@/api/generated/filing/model';
import { rowOf } from '@/features/efiling';
import { CheckboxField } from '@/lib/form/checkbox-field';
import { MultiComboboxField } from '@/lib/form/multi-combobox-field';
import { useCourtTables, useHasNoAttorneys, useReloadOf } from '../draft/court-tables';
import { useFilingForm } from '../draft/filing-form';
import { useRecentFilings } from '../draft/last-filing';
import { likelyAttorney } from '../model/last-filing';
import { attorneyOptions } from '../model/options';
import { NoAttorneys } from './no-attorneys';

/** Tells whether the firm represents the party, and through which attorneys. */
export function PartyRepresentation({ party, index }: { party: Party; index: number }) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const attorneys = useMemo(() => attorneyOptions(tables.attorneys), [tables.attorneys]);
  const { lastFiling } = useRecentFilings();

  function chooseLikelyAttorney(isRepresented: boolean): void {
    const likely = likelyAttorney(lastFiling, tables);
    if (!isRepresented || likely === undefined || party.attorneyIds.length > 0) return;
    form.setFieldValue(`parties[${index}].attorneyIds`, [likely]);
  }

  const reload = useReloadOf('attorneys');
  const hasNoAttorneys = useHasNoAttorneys();
  const court = rowOf(tables.courts, form.state.values.courtCode);
  return (
    <Stack gap="sm">
      <form.AppField name={`parties[${index}].isFilingParty`}>
        {() => <CheckboxField label="We represent this party" onToggled={chooseLikelyAttorney} />}
      </form.AppField>
      {party.isFilingParty && (
        <>
          <form.AppField name={`parties[${index}].isSelfRepresented`}>
            {() => <CheckboxField label="Self-represented (pro se)" />}
          </form.AppField>
          {!party.isSelfRepresented && (
            <form.AppField name={`parties[${index}].attorneyIds`}>
              {() => (
                <MultiComboboxField
                  label="Attorneys"
                  description={
                    hasNoAttorneys ? (
                      <NoAttorneys />
                    ) : (
                      (tables.inputs.partyAttorney.help ?? 'List the lead attorney first.')
                    )
                  }
                  required
                  options={attorneys}
                  onReload={reload}
                  max={court?.allowMultipleAttorneys ? 20 : 1}
                  placeholder="Type a name or bar number"
                />
              )}
            </form.AppField>
          )}
        </>
      )}
    </Stack>
  );
}
