import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { contactName } from '@/features/efiling';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import type { OpenedCase } from '../model/case-links';
import { caseContactsQuery } from '../queries';
import classes from './case-panel.module.css';

/** Shows who is served electronically in a case. They are changed where filings are. */
export function CaseContacts({ courtCase }: { courtCase: OpenedCase }) {
  const query = courtCase.isConfidential ? undefined : caseContactsQuery(courtCase);
  return (
    <section aria-labelledby="case-contacts">
      <h3 className={classes.heading} id="case-contacts">
        E-service contacts
      </h3>
      {query ? <Contacts query={query} /> : <p className={classes.none}>Unknown.</p>}
    </section>
  );
}

function Contacts({ query }: { query: NonNullable<ReturnType<typeof caseContactsQuery>> }) {
  const { data, error, refetch } = useQuery(query);
  if (error && !data) {
    const { kind, code } = failureOf(error);
    if (code === 'case-confidential' || kind === 'not-found') return <p className={classes.none}>Unknown.</p>;
    return <ErrorState title="The contacts couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLines lines={3} label="Loading the contacts" />;
  if (data.length === 0) return <p className={classes.none}>No one is served electronically in this case.</p>;
  return (
    <ul className={classes.people}>
      {data.map(({ contact, casePartyId, partyName }) => (
        <li key={`${contact.serviceContactId} ${casePartyId ?? ''}`}>
          {contactName(contact)} {contact.isUndeliverable && <StatusBadge tone="bad" label="Undeliverable" />}
          <span className={classes.facts}>
            {[contact.firmName, contact.email, partyName && `for ${partyName}`].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
