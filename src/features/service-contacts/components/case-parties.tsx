import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { CaseServiceContact } from '@/api/generated/filing/model';
import { contactName, contactsByParty } from '@/features/efiling';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Opening } from '@/lib/ui/opening';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { useContactBook } from '../contact-book';
import type { ContactableCase } from '../model/contactable-cases';
import { notYourContact } from '../model/ownership';
import classes from './contacts.module.css';
import { DetachButton } from './detach-button';

const AttachToCaseDialog = lazy(() => import('./attach-to-case-dialog'));

/** Who is served for a party, or for the whole case. */
interface Served {
  casePartyId: string | undefined;
  name: string;
  roleName: string | undefined;
  contacts: readonly CaseServiceContact[];
}

/** A case's contacts by party: attach and detach them. */
export function CaseParties({ courtCase }: { courtCase: ContactableCase }) {
  const { state, calls } = useContactBook();
  const parties = useQuery(calls.parties(state, courtCase));
  const contacts = useQuery(calls.ofCase(state, courtCase));
  const [attaching, setAttaching] = useState<Served>();
  const error = parties.data ? contacts.error : parties.error;
  if (parties.data && contacts.data) {
    const grouped = contactsByParty(parties.data, contacts.data);
    const whole = { casePartyId: undefined, name: 'Whole case', roleName: undefined, contacts: grouped.ofCase };
    return (
      <Section title="Contacts by party">
        {[...grouped.parties, whole].map((served) => (
          <PartySection
            key={served.casePartyId ?? ''}
            courtCase={courtCase}
            served={served}
            onAttach={() => setAttaching(served)}
          />
        ))}
        {attaching && (
          <Opening>
            <AttachToCaseDialog
              courtCase={courtCase}
              casePartyId={attaching.casePartyId}
              partyName={attaching.casePartyId === undefined ? undefined : attaching.name}
              attached={attaching.contacts.map(({ contact }) => contact.serviceContactId)}
              onClose={() => setAttaching(undefined)}
            />
          </Opening>
        )}
      </Section>
    );
  }
  return (
    <Section title="Contacts by party">
      {error ? (
        <ErrorState
          title="The case's contacts couldn't be loaded"
          error={error}
          onRetry={() => {
            void parties.refetch();
            void contacts.refetch();
          }}
        />
      ) : (
        <SkeletonLines lines={6} label="Loading the case's contacts" />
      )}
    </Section>
  );
}

interface PartySectionProps {
  courtCase: ContactableCase;
  served: Served;
  onAttach: () => void;
}

function PartySection({ courtCase, served, onAttach }: PartySectionProps) {
  const { casePartyId, name, roleName, contacts } = served;
  return (
    <section className={classes.party} aria-label={name}>
      <div className={classes.item}>
        <div className={classes.what}>
          <h3 className={classes.name}>{name}</h3>
          {roleName && <p className={classes.facts}>{roleName}</p>}
        </div>
        <Button variant="default" size="compact-sm" aria-label={`Attach a contact, ${name}`} onClick={onAttach}>
          Attach
        </Button>
      </div>
      {contacts.length === 0 && (
        <p className={classes.facts}>
          {casePartyId === undefined ? 'No contacts for the whole case.' : 'No one is served for this party.'}
        </p>
      )}
      <ul className={classes.list}>
        {contacts.map((each) => (
          <li key={each.contact.serviceContactId} className={classes.item}>
            <ContactLine attached={each} />
            <DetachButton
              contact={each.contact}
              courtCase={courtCase}
              casePartyId={each.casePartyId}
              partyName={each.partyName}
              refusal={each.firmOwned ? undefined : notYourContact(each.contact.firmName)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContactLine({ attached: { contact } }: { attached: CaseServiceContact }) {
  const { state } = useContactBook();
  const { serviceContactId, firmName, email, isUndeliverable } = contact;
  return (
    <div className={classes.what}>
      <p className={classes.facts}>
        <AppLink
          to="/filing-account/service-contacts/$contactId"
          params={{ contactId: serviceContactId }}
          search={{ state }}
          size="sm"
        >
          {contactName(contact)}
        </AppLink>{' '}
        {isUndeliverable && <StatusBadge tone="bad" label="Undeliverable" />}
      </p>
      <p className={classes.facts}>{[firmName, email].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
