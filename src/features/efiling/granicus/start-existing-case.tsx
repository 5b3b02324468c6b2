import { Button, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import { getFindFlCasesQueryOptions } from '@/api/generated/filing';
import type { FindFlCasesParams, FlCase, FlCourt } from '@/api/generated/filing/model';
import { Combobox } from '@/lib/form';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import type { FirstContent, StartProps } from '../descriptor';
import { flCourts } from './courts';
import { PortalAccount } from './portal-account';
import { readServiceList } from './service-list';
import { Templates } from './templates';
import { parseUcn } from './ucn';

/** Finds the case by its uniform case number or a traffic citation, and shows it before anything is made. */
export default function StartExistingCase(props: StartProps) {
  const { data: courts, error, refetch } = useQuery(flCourts());
  // What was typed before the courts came, or didn't, stays.
  return (
    <Stack gap="md">
      <PortalAccount />
      {error && !courts && (
        <ErrorState title="The courts couldn't be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <FindCase courts={courts} {...props} />
    </Stack>
  );
}

interface FindCaseProps extends StartProps {
  courts: readonly FlCourt[] | undefined;
}

function FindCase({ courts, params, ...ofStart }: FindCaseProps) {
  const named = params.uniformCaseNumber ?? params.caseNumber ?? params.caseTrackingId ?? '';
  const [chosenCourt, setChosenCourt] = useState<string>();
  const courtId = chosenCourt ?? params.courtLocationCode ?? courtOf(named, courts);
  const [number, setNumber] = useState(named);
  const [citation, setCitation] = useState('');
  const courtChosen = courts?.find((each) => each.courtId === courtId);
  const [asked, setAsked] = useState<Request>();
  // A link's case is looked up at once.
  const { wrong = {}, search } = asked ?? {
    search: courtChosen && named ? requestOf({ court: courtChosen, number: named, citation: '' }).search : undefined,
  };
  const options = useMemo(() => courts?.map((each) => ({ value: each.courtId, label: each.name })) ?? [], [courts]);
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(requestOf({ court: courtChosen, number, citation }));
  };
  return (
    <Stack gap="md">
      <form noValidate aria-label="Find the case" onSubmit={find}>
        <Stack gap="md">
          <Combobox
            label="Court"
            required
            options={options}
            value={courtId}
            loading={courts === undefined}
            placeholder="Type a county"
            error={wrong.court}
            onChange={setChosenCourt}
          />
          <TextInput
            label="Case number"
            description="With or without hyphens, county and suffix: 2025 CA 1234."
            value={number}
            error={wrong.number}
            maxLength={60}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <TextInput
            label="Or traffic citation number"
            value={citation}
            error={wrong.citation}
            maxLength={20}
            onChange={(event) => setCitation(event.currentTarget.value)}
          />
          <div>
            <Button type="submit" variant="default">
              Find the case
            </Button>
          </div>
        </Stack>
      </form>
      {search && <Found search={search} courts={courts} {...ofStart} />}
    </Stack>
  );
}

/** The court whose county begins the number. */
function courtOf(number: string, courts: readonly FlCourt[] = []): string | undefined {
  const county = Number(/^\s*(\d{2})[-\s]?\d{4}/.exec(number)?.[1]);
  return courts.find(({ countyNumber }) => countyNumber === county)?.courtId;
}

interface Entered {
  court: FlCourt | undefined;
  number: string;
  citation: string;
}

interface Request {
  search?: FindFlCasesParams;
  wrong?: { court?: string; number?: string; citation?: string };
}

/** What to ask for, or what is wrong with what was entered. */
export function requestOf({ court, number, citation }: Entered): Request {
  const typed = citation.trim().toUpperCase();
  if (typed !== '')
    return /^[A-Z0-9-]{1,20}$/.test(typed)
      ? { search: { TrafficCitationNumber: typed } }
      : { wrong: { citation: 'A citation number has letters, digits and hyphens only.' } };
  if (!court) return { wrong: { court: 'Choose the court.' } };
  const { courtId, countyNumber = 0, usualSuffix = 'XXXXXX' } = court;
  const { ucn, problem } = parseUcn(number, { countyNumber, usualSuffix });
  if (!ucn) return { wrong: { number: problem } };
  const { courtType, year, sequence } = ucn;
  const search = { Court: courtId, CourtType: courtType, CaseYear: year, CaseNumberSequence: String(sequence) };
  return { search };
}

interface FoundProps extends Omit<StartProps, 'params'> {
  search: FindFlCasesParams;
  courts: readonly FlCourt[] | undefined;
}

function Found({ search, courts, ...ofStart }: FoundProps) {
  const { data: cases, error, isPending, refetch } = useQuery(getFindFlCasesQueryOptions(search));
  if (isPending) return <p role="status">Looking in the clerk’s records…</p>;
  if (error) return <ErrorState title="The case couldn't be looked up" error={error} onRetry={() => void refetch()} />;
  if (cases.length === 0)
    return (
      <Notice tone="warning" title="No such case">
        The clerk has no case with this number, or it is confidential. Check the number and the court.
      </Notice>
    );
  return cases.map((found) => (
    <FoundCase
      key={found.ucn}
      found={found}
      court={courts?.find(({ courtId }) => courtId === found.court.code)}
      {...ofStart}
    />
  ));
}

interface FoundCaseProps extends Omit<FoundProps, 'search' | 'courts'> {
  found: FlCase;
  court: FlCourt | undefined;
}

function FoundCase({ found, court, onChoose, begins, isStarting, failure }: FoundCaseProps) {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async (fitted?: FirstContent) => {
    setReading(true);
    setProblem(undefined);
    try {
      const { ticked } = await readServiceList(client, found.ucn);
      onChoose({
        courtCode: found.court.code,
        isNonIndexedCase: false,
        caseTrackingId: found.ucn,
        caseNumber: found.ucn,
        caseTitle: found.caseTitle,
        caseCategoryCode: found.division.code,
        caseTypeCode: found.caseType?.code,
        filings: fitted?.filings,
        extra: { serviceRecipients: ticked.length > 0 ? ticked : undefined },
      });
    } catch (error) {
      const because = failureOf(error);
      setProblem(explain(because, `The case's service list couldn't be loaded: ${because.message}.`));
    } finally {
      setReading(false);
    }
  };
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!begins || !found.isFilingAllowed || hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });
  const optional: [string, string | undefined][] = [
    ['Case type', found.caseType?.name],
    ['Judge', found.judge],
    ['Status', found.status],
    ['Filed', found.filedDate && formatPlainDate(found.filedDate)],
    ['Citation', found.trafficCitationNumber],
    ['Parties', found.parties.map(({ name, roleName }) => `${name} (${roleName})`).join('; ')],
  ];
  return (
    <Stack gap="md" align="start">
      <PropertiesList
        items={[
          ['Case number', found.ucn],
          ['Title', found.caseTitle],
          ['Court', found.court.name],
          ['Division', found.division.name],
          ...optional.filter(([, value]) => value),
        ]}
      />
      {(problem ?? failure) && <Notice tone="bad">{problem ?? failure}</Notice>}
      {found.isFilingAllowed ? (
        <>
          <Button loading={isReading || isStarting} onClick={() => void begin()}>
            File into this case
          </Button>
          {court && (
            <Templates
              court={court}
              flow="existing-case"
              divisionId={found.division.code}
              onChoose={(fitted) => void begin(fitted)}
              isStarting={isReading || isStarting}
            />
          )}
        </>
      ) : (
        <Notice tone="warning">This case is closed to e-filing.</Notice>
      )}
    </Stack>
  );
}
