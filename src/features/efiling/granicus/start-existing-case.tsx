import { Button, Group, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { getListCourtCasesQueryOptions } from '@/api/generated/filing';
import type { FlCourt } from '@/api/generated/filing/model';
import { Combobox } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { FirmCaseField } from '../components/firm-case-field';
import type { StartProps } from '../descriptor';
import { chosenCase, fileableCases } from '../model/firm-cases';
import { type CaseRequest, courtOfNumber, readNumber, requestOf } from './case-request';
import { flCourts } from './courts';
import { FoundCases } from './found-cases';
import { PortalAccount } from './portal-account';
import { caseQuery, formatUcn, isUcn } from './ucn';

/**
 * Finds the case among the firm's, by its uniform case number or by a traffic citation, and shows it before anything is
 * made.
 */
export default function StartExistingCase(props: StartProps) {
  const { data: courts, error, refetch } = useQuery(flCourts());
  // What was typed before the courts came, or didn't, stays.
  return (
    <Stack gap="md">
      <PortalAccount />
      {error && !courts && (
        <ErrorState title="The courts couldn't be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <ChooseCase courts={courts} {...props} />
    </Stack>
  );
}

interface ChooseCaseProps extends StartProps {
  courts: readonly FlCourt[] | undefined;
}

function ChooseCase({ courts, params, clientReference, ...ofStart }: ChooseCaseProps) {
  const named = params.uniformCaseNumber ?? params.caseNumber ?? params.caseTrackingId ?? '';
  const { data } = useQuery(getListCourtCasesQueryOptions(ofStart.state));
  const cases = useMemo(
    () => data && fileableCases(data).filter(({ caseTrackingId }) => isUcn(caseTrackingId)),
    [data],
  );
  const [picked, setPicked] = useState<string>();
  // A number in the address is looked for, whatever the matter.
  const ofFirm = cases && chosenCase(cases, picked, named === '' ? clientReference : undefined);
  const [asked, setAsked] = useState<CaseRequest>();
  const linked = named === '' ? undefined : requestOfLink(named, params.courtLocationCode, courts);
  const byFirm = ofFirm && {
    search: caseQuery(ofFirm.caseTrackingId, ofFirm.courtLocationCode),
    sought: ofFirm.caseTrackingId,
    only: ofFirm.caseTrackingId,
  };
  const found = asked ? asked.found : (byFirm ?? linked?.found);
  return (
    <Stack gap="lg">
      {cases && cases.length > 0 && (
        <FirmCaseField
          label="Case of your firm"
          description="Cases your firm has filed into. Search by number or title."
          cases={cases}
          clientReference={clientReference}
          chosen={asked ? undefined : ofFirm}
          onChoose={(id) => {
            setPicked(id);
            setAsked(undefined);
          }}
        />
      )}
      <FindCase
        courts={courts}
        named={named}
        namedCourt={params.courtLocationCode}
        wrong={asked?.wrong ?? {}}
        onFind={setAsked}
      />
      {found && (
        <FoundCases
          key={found.sought}
          search={found.search}
          sought={found.sought}
          only={asked ? undefined : byFirm?.only}
          courts={courts}
          {...ofStart}
        />
      )}
    </Stack>
  );
}

/** A link's case is looked up at once, unless the link is wrong: the form says so when it is sent. */
function requestOfLink(number: string, courtId: string | undefined, courts: readonly FlCourt[] = []) {
  const court = courts.find((each) => each.courtId === courtId) ?? courtOfNumber(number, courts);
  return court && requestOf({ court, number, citation: '', courts });
}

interface FindCaseProps {
  courts: readonly FlCourt[] | undefined;
  /** The number and the court of the link. */
  named: string;
  namedCourt: string | undefined;
  wrong: NonNullable<CaseRequest['wrong']>;
  onFind: (request: CaseRequest) => void;
}

/** Asks for a number and its court. A number with a county chooses the court, until a person does. */
function FindCase({ courts = none, named, namedCourt, wrong, onFind }: FindCaseProps) {
  const [chosenCourt, setChosenCourt] = useState<string>();
  const [number, setNumber] = useState(named);
  const [citation, setCitation] = useState('');
  const ofNumber = courtOfNumber(number, courts);
  const courtId = chosenCourt ?? namedCourt;
  const court = courtId === undefined ? ofNumber : courts.find((each) => each.courtId === courtId);
  const { ucn } = court ? readNumber(number, court, courts) : {};
  const options = useMemo(() => courts.map((each) => ({ value: each.courtId, label: each.name })), [courts]);
  const find = (at: FlCourt | undefined) => onFind(requestOf({ court: at, number, citation, courts }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(court);
  };
  return (
    <form noValidate aria-label="Find the case" onSubmit={submit}>
      <Stack gap="md">
        <Combobox
          label="Court"
          required
          options={options}
          value={court?.courtId}
          loading={courts === none}
          placeholder="Type a county"
          error={wrong.court}
          onChange={setChosenCourt}
        />
        <TextInput
          label="Case number"
          description={ucn ? `Read as ${formatUcn(ucn)}.` : 'With or without hyphens, county and suffix: 2025 CA 1234.'}
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
        <Group gap="sm">
          <Button type="submit" variant="default">
            Find the case
          </Button>
          {wrong.number !== undefined && ofNumber && ofNumber !== court && (
            <Button
              variant="default"
              onClick={() => {
                setChosenCourt(ofNumber.courtId);
                find(ofNumber);
              }}
            >
              {`Use ${ofNumber.county} County`}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

const none: readonly FlCourt[] = [];
