import '@mantine/core/styles/Input.css';
import { Button, Stack, TextInput } from '@mantine/core';
import {
  addableCrossReferences,
  type CrossReferenceRow,
  crossReferenceRows,
  crossReferencesOf,
  rowOf,
  withCrossReference,
  withoutCrossReference,
} from '@/features/efiling';
import { Combobox, fieldId, useOutsideError } from '@/lib/form';
import { Section } from '@/lib/ui/section';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { FromLastFiling } from '../draft/from-last-filing';
import { useRecentFilings } from '../draft/last-filing';
import { toOptions } from '../model/options';
import classes from './cross-references.module.css';

/** Cross reference numbers. Required ones always show; others can be added. */
export function CrossReferences() {
  const form = useFilingForm();
  const entered = useFilingContent((content) => content.crossReferences);
  const { tables } = useCourtTables();
  const isNonIndexedCase = useFilingContent((content) => content.isNonIndexedCase);
  const kinds = crossReferencesOf({ isNonIndexedCase }, tables);
  const rows = crossReferenceRows(entered, kinds);
  const addable = addableCrossReferences(entered, kinds);
  if (rows.length === 0 && addable.length === 0) return null;
  return (
    <Section title="Cross references">
      <Stack gap="md">
        {rows.map((row) => (
          <CrossReferenceInput
            key={row.kind.code}
            row={row}
            onChange={(value) =>
              form.setFieldValue('crossReferences', withCrossReference(entered, row.kind.code, value))
            }
            onRemove={() => form.setFieldValue('crossReferences', withoutCrossReference(entered, row.kind.code))}
          />
        ))}
        {addable.length > 0 && (
          <Combobox
            label="Add a cross reference"
            options={toOptions(addable)}
            value={undefined}
            placeholder="Select a type"
            onChange={(code) => {
              if (code !== undefined) form.setFieldValue('crossReferences', withCrossReference(entered, code, ''));
            }}
          />
        )}
      </Stack>
    </Section>
  );
}

interface CrossReferenceInputProps {
  row: CrossReferenceRow;
  onChange: (value: string) => void;
  onRemove: () => void;
}

function CrossReferenceInput({ row, onChange, onRemove }: CrossReferenceInputProps) {
  const { kind, value, isRemovable } = row;
  const path = `crossReferences.${kind.code}`;
  const last = rowOf(useRecentFilings().lastFiling?.crossReferences ?? [], kind.code)?.value;
  return (
    <div className={classes.row}>
      <div className={classes.input}>
        <TextInput
          id={fieldId(path)}
          label={kind.name}
          required={kind.isRequired}
          value={value}
          maxLength={100}
          autoComplete="off"
          error={useOutsideError(path)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {last !== undefined && value === last && <FromLastFiling what={kind.name} onClear={() => onChange('')} />}
      </div>
      {isRemovable && (
        <Button variant="subtle" aria-label={`Remove ${kind.name}`} onClick={onRemove} className={classes.remove}>
          Remove
        </Button>
      )}
    </div>
  );
}
