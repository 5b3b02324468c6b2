import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import type { CaseParty } from '@/api/generated/filing/model';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import type { OpenedCase } from '../model/case-links';
import { casePartiesQuery } from '../queries';
import classes from './case-panel.module.css';

/** The parties of a case with their attorneys, as far as the court tells. */
export function CaseParties({ courtCase }: { courtCase: OpenedCase }) {
  return (
    <section aria-labelledby="case-parties">
      <h3 className={classes.heading} id="case-parties">
        Parties
      </h3>
      <Parties courtCase={courtCase} />
    </section>
  );
}

function Parties({ courtCase }: { courtCase: OpenedCase }) {
  const query = courtCase.isConfidential ? undefined : casePartiesQuery(courtCase);
  if (!query)
    return (
      <p className={classes.none}>
        {courtCase.isConfidential ? 'Hidden by the court.' : 'Unknown. The court has no online record of this case.'}
      </p>
    );
  return <LoadedParties query={query} />;
}

function LoadedParties({ query }: { query: NonNullable<ReturnType<typeof casePartiesQuery>> }) {
  const { data, error, refetch } = useQuery(query);
  if (error && !data) {
    const { kind, code } = failureOf(error);
    if (code === 'case-confidential') return <p className={classes.none}>Hidden by the court.</p>;
    if (kind === 'not-found') return <p className={classes.none}>Unknown. The court’s records don’t have this case.</p>;
    return <ErrorState title="The parties couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLines lines={4} label="Loading the parties" />;
  if (data.length === 0) return <p className={classes.none}>The court lists no parties.</p>;
  return (
    <ul className={classes.people}>
      {data.map((party) => (
        <li key={party.casePartyId}>
          {party.displayName}
          <span className={classes.facts}>{[party.roleName, attorneysOf(party)].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Attorneys by name. A court that doesn't send any may still have some on record. */
function attorneysOf({ attorneys }: CaseParty): string {
  if (!attorneys) return 'attorneys unknown';
  if (attorneys.length === 0) return 'self-represented';
  return attorneys.map(({ name, firmName }) => [name, firmName].filter(Boolean).join(', ')).join('; ');
}
