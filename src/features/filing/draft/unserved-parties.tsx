import { Text } from '@mantine/core';
import { useStore } from '@tanstack/react-form';
import { type FieldSpec, type FieldValue, partiesNotServed } from '@/features/efiling';
import { useCourtTables } from './court-tables';
import { type ExtraPath, useFilingContent, useFilingForm } from './filing-form';
import { useCourtCase } from './use-court-case';

type PartiesServed = FieldSpec<[]>['partiesServed'];

/**
 * Names of the parties of the case whom no one in a field of recipients is served for; empty until the court answers.
 */
export function useUnserved(partiesServed: PartiesServed): (value: FieldValue) => string[] {
  const { tables } = useCourtTables();
  const { courtCase } = useCourtCase();
  const filingPartyIds = useFilingContent((content) => content.filingPartyIds);
  return (value) =>
    partiesServed && Array.isArray(value)
      ? partiesNotServed(courtCase?.parties ?? [], partiesServed(value, tables), filingPartyIds)
      : [];
}

/** Names the parties whom no one in a field of recipients is served for. */
export function UnservedParties({ path, partiesServed }: { path: ExtraPath; partiesServed: PartiesServed }) {
  const form = useFilingForm();
  const value = useStore(form.store, () => form.getFieldValue(path));
  const unserved = useUnserved(partiesServed)(value);
  if (unserved.length === 0) return null;
  return <Text size="sm" role="note">{`No one is served for ${unserved.join(', ')}.`}</Text>;
}
