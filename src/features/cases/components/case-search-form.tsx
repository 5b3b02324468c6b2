import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { Combobox } from '@/lib/form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { FormRow } from '@/lib/ui/form-row';
import { type SearchBy, searchErrors } from '../model/case-search';
import { courtChoicesQuery } from '../queries-courts';
import type { CaseSearchInput, CaseSearchSearch } from '../search';
import classes from './case-search-form.module.css';

interface CaseSearchFormProps {
  state: StateCode;
  by: SearchBy;
  search: CaseSearchSearch;
}

/** Shows what to search for, and at which court. A search changes the address. */
export function CaseSearchForm({ state, by, search }: CaseSearchFormProps) {
  const change = useSearchChange<CaseSearchInput>();
  const form = useOneStepForm({
    initialValues: {
      number: search.number ?? '',
      last: search.last ?? '',
      first: search.first ?? '',
      middle: search.middle ?? '',
      business: search.business ?? '',
      county: search.county ?? '',
      court: search.court ?? '',
    },
    errorsOf: (values) => searchErrors(by, values),
  });
  const submit = form.onSubmit((values) => {
    const given = Object.entries(values).map(([name, text]) => [name, text.trim() || undefined]);
    change({ ...Object.fromEntries(given), open: undefined, q: undefined });
  });
  return (
    <search aria-label="Search for a case">
      <form noValidate className={classes.search} onSubmit={submit}>
        {by === 'number' && (
          <TextInput
            {...form.getInputProps('number')}
            label="Case number"
            description="With or without spaces and hyphens."
            required
            maxLength={60}
            autoComplete="off"
          />
        )}
        {by === 'person' && (
          <FormRow>
            <TextInput {...form.getInputProps('last')} label="Last name" required maxLength={100} autoComplete="off" />
            <TextInput {...form.getInputProps('first')} label="First name" maxLength={100} autoComplete="off" />
            <TextInput {...form.getInputProps('middle')} label="Middle name" maxLength={100} autoComplete="off" />
          </FormRow>
        )}
        {by === 'business' && (
          <TextInput
            {...form.getInputProps('business')}
            label="Business name"
            description="Names that begin with this."
            required
            maxLength={200}
            autoComplete="off"
          />
        )}
        <CourtChoice
          state={state}
          county={form.values.county}
          court={form.values.court}
          onCounty={(county) => form.setValues({ county, court: '' })}
          onCourt={(court) => form.setFieldValue('court', court)}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

interface CourtChoiceProps {
  state: StateCode;
  county: string;
  court: string;
  onCounty: (county: string) => void;
  onCourt: (court: string) => void;
}

/** The court to search, by county in states with several systems. Without one, all of the state's courts are searched. */
function CourtChoice({ state, county, court, onCounty, onCourt }: CourtChoiceProps) {
  const { data: courts, error } = useQuery(courtChoicesQuery(state));
  const counties = useMemo(() => [...new Set(courts?.flatMap((each) => each.county ?? []))].toSorted(), [courts]);
  const hasCounties = counties.length > 0;
  const options = useMemo(
    () =>
      (courts ?? [])
        .filter((each) => !hasCounties || county === '' || each.county === county)
        .map(({ code, name }) => ({ value: code, label: name })),
    [courts, county, hasCounties],
  );
  const isFailed = error !== null && !courts;
  return (
    <FormRow>
      {hasCounties && (
        <Combobox
          label="County"
          options={counties.map((name) => ({ value: name, label: name }))}
          value={county || undefined}
          clearable
          placeholder="All counties"
          onChange={(chosen) => onCounty(chosen ?? '')}
        />
      )}
      <Combobox
        label="Court"
        options={options}
        value={court || undefined}
        loading={!courts && !isFailed}
        disabled={isFailed}
        description={isFailed ? 'The courts couldn’t be loaded. All courts are searched.' : undefined}
        clearable
        placeholder="All courts"
        onChange={(chosen) => onCourt(chosen ?? '')}
      />
    </FormRow>
  );
}
