import '@mantine/core/styles/Input.css';
import { Button, CloseButton, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ServiceContact, ServiceContactCase } from '@/api/generated/filing/model';
import { contactName } from '@/features/efiling';
import { Combobox } from '@/lib/form';
import { Dialog } from '@/lib/ui/dialog';
import { showToast } from '@/lib/ui/toast';
import { useContactBook } from '../contact-book';
import { firmCasesQuery } from '../loaders';
import { areAllAttached, attachEach, attachRequest, type CaseOutcomes } from '../model/case-steps';
import { type ContactableCase, caseOptions, contactableCases } from '../model/contactable-cases';
import { refreshContacts } from '../mutations';
import { CaseOutcomeText } from './case-outcome';
import classes from './contacts.module.css';

interface AttachDialogProps {
  contact: ServiceContact;
  /** Where it is attached already. */
  cases: readonly ServiceContactCase[];
  onClose: () => void;
}

/** Attaches a contact to many cases, for a party or the whole case. What failed can be repeated. */
export default function AttachDialog({ contact, cases: attached, onClose }: AttachDialogProps) {
  const book = useContactBook();
  const { state, provider, calls } = book;
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(firmCasesQuery(state));
  const cases = useMemo(() => contactableCases(data ?? [], provider.facts.apiType), [data, provider]);
  const [chosen, setChosen] = useState<readonly ContactableCase[]>([]);
  const [parties, setParties] = useState<Readonly<Record<string, string>>>({});
  const [outcomes, setOutcomes] = useState<CaseOutcomes>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const options = useMemo(() => caseOptions(cases, chosen), [cases, chosen]);
  const isTried = outcomes.size > 0;
  const name = contactName(contact);

  async function attach(): Promise<void> {
    if (chosen.length === 0) return setProblem('Choose at least one case.');
    setBusy(true);
    const done = await attachEach(
      chosen,
      (each) => {
        const casePartyId = parties[each.caseTrackingId] || undefined;
        const where = { ...each, parties: [{ casePartyId, partyName: undefined }] };
        return calls.attach(state, attachRequest(contact.serviceContactId, where));
      },
      outcomes,
      setOutcomes,
    );
    await refreshContacts(queryClient, book);
    setBusy(false);
    if (!areAllAttached(chosen, done)) return;
    showToast({
      tone: 'good',
      title: `${name} attached to ${chosen.length === 1 ? '1 case' : `${chosen.length} cases`}`,
    });
    onClose();
  }

  return (
    <Dialog
      title={`Attach ${name} to cases`}
      size="large"
      closeOnBlur={!isBusy && chosen.length === 0}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {isTried ? 'Close' : 'Cancel'}
          </Button>
          <Button loading={isBusy} onClick={() => void attach()}>
            {isTried ? 'Try again' : 'Attach'}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Combobox
          label="Cases"
          required
          description="Cases your firm has filed into. Choose one or more."
          options={options}
          value={undefined}
          loading={!data}
          {...(isError && !data && { onReload: () => void refetch() })}
          placeholder="Number or title"
          error={problem}
          onChange={(id) => {
            setProblem(undefined);
            setChosen((before) => [...before, ...cases.filter(({ caseTrackingId }) => caseTrackingId === id)]);
          }}
        />
        {chosen.length > 0 && (
          <ul className={classes.list} aria-label="Chosen cases">
            {chosen.map((each) => {
              const { caseTrackingId } = each;
              return (
                <ChosenCase
                  key={caseTrackingId}
                  courtCase={each}
                  party={parties[caseTrackingId] ?? ''}
                  isLocked={isBusy || outcomes.get(caseTrackingId) === 'attached'}
                  isAttached={attached.some((other) => other.caseTrackingId === caseTrackingId)}
                  outcomes={outcomes}
                  onParty={(party) => setParties((before) => ({ ...before, [caseTrackingId]: party }))}
                  onRemove={() => setChosen((before) => before.filter((other) => other !== each))}
                />
              );
            })}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

interface ChosenCaseProps {
  courtCase: ContactableCase;
  /** The party's ID; empty for the whole case. */
  party: string;
  isLocked: boolean;
  /** The contact is in the case already, perhaps for another party. */
  isAttached: boolean;
  outcomes: CaseOutcomes;
  onParty: (party: string) => void;
  onRemove: () => void;
}

function ChosenCase({ courtCase, party, isLocked, isAttached, outcomes, onParty, onRemove }: ChosenCaseProps) {
  const { state, calls } = useContactBook();
  const { data: parties, isError } = useQuery(calls.parties(state, courtCase));
  const { caseTrackingId, caseNumber, caseTitle, courtName } = courtCase;
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <p className={classes.name}>{caseTitle}</p>
        <p className={classes.facts}>{[caseNumber, courtName].join(' · ')}</p>
        {isAttached && <Text size="xs">Already a contact in this case.</Text>}
        <CaseOutcomeText outcome={outcomes.get(caseTrackingId)} />
      </div>
      <NativeSelect
        aria-label={`Party in ${caseNumber}`}
        value={party}
        disabled={isLocked}
        error={isError && !parties ? 'Parties not loaded' : undefined}
        onChange={(event) => onParty(event.currentTarget.value)}
      >
        <option value="">Whole case</option>
        {parties?.map(({ casePartyId, displayName, roleName }) => (
          <option key={casePartyId} value={casePartyId}>
            {[displayName, roleName].filter(Boolean).join(', ')}
          </option>
        ))}
      </NativeSelect>
      <CloseButton disabled={isLocked} aria-label={`Remove ${caseNumber}`} onClick={onRemove} />
    </li>
  );
}
