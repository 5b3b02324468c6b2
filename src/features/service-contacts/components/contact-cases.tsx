import type { ServiceContact, ServiceContactCase, ServiceContactDraft } from '@/api/generated/filing/model';
import { EmptyState } from '@/lib/ui/empty-state';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { useContactBook } from '../contact-book';
import classes from './contacts.module.css';
import { DetachButton } from './detach-button';

interface ContactCasesProps {
  contact: ServiceContact;
  cases: readonly ServiceContactCase[];
  /** Why the firm can't detach the contact. */
  refusal: string | undefined;
}

/** The cases in which a contact is served. */
export function ContactCases({ contact, cases, refusal }: ContactCasesProps) {
  return (
    <Section title={cases.length === 0 ? 'Cases' : `Cases (${cases.length})`}>
      {cases.length === 0 ? (
        <EmptyState title="Not in any case" description="Attach the contact to the cases where it should be served." />
      ) : (
        <ul className={classes.list}>
          {cases.map((each) => (
            <AttachedCase
              key={`${each.caseTrackingId} ${each.casePartyId ?? ''}`}
              contact={contact}
              attached={each}
              isOnlyOne={cases.filter(({ caseTrackingId }) => caseTrackingId === each.caseTrackingId).length === 1}
              refusal={refusal}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface AttachedCaseProps {
  contact: ServiceContact;
  attached: ServiceContactCase;
  /** The contact is in the case for no other party. */
  isOnlyOne: boolean;
  refusal: string | undefined;
}

function AttachedCase({ contact, attached, isOnlyOne, refusal }: AttachedCaseProps) {
  const { state } = useContactBook();
  const { caseTrackingId, caseNumber, caseTitle, courtName, casePartyId, partyName, isLastOfFirm } = attached;
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <p className={classes.name}>
          <AppLink
            to="/filing-account/service-contacts"
            search={{ state, list: 'cases', case: caseTrackingId }}
            size="sm"
          >
            {caseTitle}
          </AppLink>
        </p>
        <p className={classes.facts}>
          {[caseNumber, courtName, partyName ? `for ${partyName}` : 'whole case'].join(' · ')}
        </p>
      </div>
      <DetachButton
        contact={contact}
        courtCase={attached}
        casePartyId={casePartyId}
        partyName={partyName}
        isLastOfFirm={isLastOfFirm === true && isOnlyOne}
        refusal={refusal}
      />
    </li>
  );
}

/** The firm's drafts that serve a contact. */
export function ContactDrafts({ drafts }: { drafts: readonly ServiceContactDraft[] }) {
  return (
    <Section title="Drafts">
      <ul className={classes.list}>
        {drafts.map(({ orderId, caseTitle }) => (
          <li key={orderId} className={classes.item}>
            <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm">
              {`${caseTitle || 'Untitled case'}, draft ${orderId}`}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
