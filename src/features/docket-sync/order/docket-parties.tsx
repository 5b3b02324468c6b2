import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import type { DocketParty } from '@/api/generated/docket-sync/model';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './docket-entries.module.css';
import { type Docket, docketPartiesQuery } from './queries';

/** Parties and their attorneys, as far as the provider has them. */
export function DocketParties({ docket }: { docket: Docket }) {
  const { data, error, refetch } = useQuery(docketPartiesQuery(docket));
  if (!data && error && failureOf(error).code === 'docket-not-read')
    return (
      <Section title="Parties">
        <p className={classes.quiet}>Read the docket to see the parties.</p>
      </Section>
    );
  if (!data && error)
    return <ErrorState title="The parties could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={3} label="Loading the parties" />;
  return (
    <Section title="Parties">
      <ul className={classes.told}>
        {data.items.map((party) => (
          <li key={party.casePartyId}>
            {`${party.roleName}: ${nameOf(party)}`}
            <p className={classes.quiet}>{attorneysOf(party)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function nameOf({ organization, person }: DocketParty): string {
  return organization ?? [person?.given, person?.middle, person?.surname, person?.suffix].filter(Boolean).join(' ');
}

function attorneysOf({ attorneys }: DocketParty): string {
  if (!attorneys) return 'Attorney unknown';
  if (attorneys.length === 0) return 'No attorney (self-represented)';
  return attorneys.map(({ name, firmName }) => [name, firmName].filter(Boolean).join(', ')).join('; ');
}
