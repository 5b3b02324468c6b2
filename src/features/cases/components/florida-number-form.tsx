import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, useMemo } from 'react';
import { Combobox } from '@/lib/form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { FormRow } from '@/lib/ui/form-row';
import { floridaErrors, floridaParts } from '../model/case-search';
import { floridaCourtsQuery } from '../queries-courts';
import type { CaseSearchInput, CaseSearchSearch } from '../search';
import classes from './case-search-form.module.css';

/** A Florida case number in its parts, which a whole number pasted into any of them fills, or a traffic citation. */
export function FloridaNumberForm({ search }: { search: CaseSearchSearch }) {
  const change = useSearchChange<CaseSearchInput>();
  const { data: courts, error, refetch } = useQuery(floridaCourtsQuery());
  const options = useMemo(
    () =>
      courts?.map(({ countyNumber, name }) => ({
        value: String(countyNumber).padStart(2, '0'),
        label: `${String(countyNumber).padStart(2, '0')} ${name}`,
      })) ?? [],
    [courts],
  );
  const form = useOneStepForm({
    initialValues: {
      county: search.county ?? '',
      year: search.year ?? '',
      kind: search.kind ?? '',
      number: search.number ?? '',
      citation: search.citation ?? '',
    },
    errorsOf: (values) => floridaErrors(values, values.citation),
  });
  const submit = form.onSubmit((values) => {
    const isCitation = values.citation.trim() !== '';
    const given = Object.entries(values).map(([name, text]) => [
      name,
      isCitation === (name === 'citation') ? text.trim().toUpperCase() || undefined : undefined,
    ]);
    change({ ...Object.fromEntries(given), open: undefined, q: undefined });
  });
  const paste = (event: ClipboardEvent) => {
    const parts = floridaParts(event.clipboardData.getData('text'));
    if (!parts) return;
    event.preventDefault();
    form.setValues({ ...parts, citation: '' });
  };
  return (
    <search aria-label="Search for a case">
      <form noValidate className={classes.search} onSubmit={submit} onPaste={paste}>
        <FormRow>
          <Combobox
            label="County"
            options={options}
            value={form.values.county || undefined}
            loading={!courts && !error}
            placeholder="Type a county"
            error={form.errors.county ? String(form.errors.county) : undefined}
            onChange={(chosen) => form.setFieldValue('county', chosen ?? '')}
          />
          <TextInput
            {...form.getInputProps('year')}
            label="Year"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
          <TextInput
            {...form.getInputProps('kind')}
            label="Court type"
            placeholder="CA"
            maxLength={2}
            autoComplete="off"
          />
          <TextInput
            {...form.getInputProps('number')}
            label="Number"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
          />
        </FormRow>
        <p className={classes.hint}>Paste a whole number, such as 48-2025-CA-001234-OAXXXX, into any of them.</p>
        <TextInput
          {...form.getInputProps('citation')}
          label="Or traffic citation number"
          maxLength={20}
          autoComplete="off"
        />
        {error && !courts && (
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            Load the counties again
          </Button>
        )}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
