import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Combobox } from '@/lib/form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { formatCents } from '@/lib/format/money';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { useOnline } from '@/lib/ui/use-online';
import type { ProviderId } from '../../accounts/providers';
import type { DocketSearch, DocketSearchInput } from '../../bulk/search';
import { providerAsked, searchPrice, termAsked, termError } from '../model/case-question';
import { courtSystemsQuery, docketCourtsQuery } from '../queries';
import classes from './docket-search.module.css';

interface DocketCaseFormProps {
  search: DocketSearch & { state?: string | undefined };
  /** Searches PACER for what the form asks, at the price its button says. */
  onBuy: (asked: DocketSearch) => void;
}

const fields = {
  number: { label: 'Case number', description: 'As the court writes it.' },
  party: { label: 'Party', description: 'A person as last name, first name.' },
  title: { label: 'Case title', description: 'Any part of the title.' },
} as const;

/** Shows what to search for, and in which courts. Everything is kept in the address. */
export function DocketCaseForm({ search, onBuy }: DocketCaseFormProps) {
  const change = useSearchChange<DocketSearchInput>();
  const isOnline = useOnline();
  const providerId = providerAsked(search);
  const form = useOneStepForm({
    initialValues: { term: termAsked(search), court: search.court ?? '' },
    errorsOf: ({ term }) => ({
      term: providerId === undefined ? 'Choose a court system first.' : termError(providerId, search.by, term),
    }),
  });
  const submit = form.onSubmit(({ term, court }) => {
    const asked = { term: term.trim(), court: court || undefined };
    change({ ...asked, caseNumber: undefined, open: undefined, entries: undefined });
    if (searchPrice(providerId) > 0) onBuy({ ...search, ...asked, caseNumber: undefined, page: undefined });
  });
  const price = searchPrice(providerId);
  return (
    <search aria-label="Search for a case">
      <form noValidate className={classes.form} onSubmit={submit}>
        <CourtSystemChoice
          value={providerId}
          onChange={(provider) => change({ provider, court: undefined, open: undefined, entries: undefined })}
        />
        {providerId !== undefined && (
          <CourtOfSystem
            providerId={providerId}
            court={form.values.court}
            onCourt={(court) => form.setFieldValue('court', court)}
          />
        )}
        <TextInput
          {...form.getInputProps('term')}
          className={classes.term}
          {...fields[search.by ?? 'number']}
          required
          maxLength={200}
          autoComplete="off"
        />
        <div className={classes.submit}>
          <Button type="submit" disabled={price > 0 && !isOnline}>
            {price > 0 ? `Search PACER, ${formatCents(price)}` : 'Search'}
          </Button>
          {price > 0 && (
            <p className={classes.quiet}>
              {`PACER charges your firm ${formatCents(price)} per page of 54 results, also if it finds nothing.`}
            </p>
          )}
        </div>
      </form>
    </search>
  );
}

interface CourtSystemChoiceProps {
  value: ProviderId | undefined;
  onChange: (providerId: ProviderId | undefined) => void;
}

function CourtSystemChoice({ value, onChange }: CourtSystemChoiceProps) {
  const { data: systems, error, refetch } = useQuery(courtSystemsQuery);
  const options = useMemo(
    () => systems?.map(({ providerId, name }) => ({ value: String(providerId), label: name })) ?? [],
    [systems],
  );
  return (
    <Combobox
      label="Court system"
      required
      options={options}
      value={value === undefined ? undefined : String(value)}
      loading={!systems}
      {...(error && !systems && { onReload: () => void refetch() })}
      placeholder="Choose a court system"
      onChange={(chosen) => onChange(systems?.find(({ providerId }) => String(providerId) === chosen)?.providerId)}
    />
  );
}

interface CourtOfSystemProps {
  providerId: ProviderId;
  court: string;
  onCourt: (court: string) => void;
}

/** The court to search. Without it, all courts of the system are searched. */
function CourtOfSystem({ providerId, court, onCourt }: CourtOfSystemProps) {
  const { data: systems } = useQuery(courtSystemsQuery);
  const system = systems?.find((each) => each.providerId === providerId);
  const { data: courts, error, refetch } = useQuery(docketCourtsQuery(system?.courtSystemId ?? 0));
  const options = useMemo(() => courts?.map(({ courtId, name }) => ({ value: courtId, label: name })) ?? [], [courts]);
  return (
    <Combobox
      label="Court"
      options={options}
      value={court || undefined}
      loading={!courts}
      {...(error && !courts && { onReload: () => void refetch() })}
      clearable
      placeholder="All courts"
      onChange={(chosen) => onCourt(chosen ?? '')}
    />
  );
}
