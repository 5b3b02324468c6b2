import type { OrderParty } from '@/api/generated/filing/model';
import classes from './recipients-list.module.css';

/** Who is party to the case, and for whom the filing is made. */
export function PartiesList({ parties }: { parties: readonly OrderParty[] }) {
  return (
    <ul className={classes.recipients}>
      {parties.map((party, index) => (
        <li key={party.partyId ?? `${index} ${party.name}`} className={classes.recipient}>
          <div className={classes.who}>
            <p className={classes.name}>{party.name}</p>
            <p className={classes.facts}>
              {[
                party.partyTypeName,
                party.isFilingParty ? 'filing party' : undefined,
                party.attorneys.length > 0 ? `represented by ${party.attorneys.join(', ')}` : undefined,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
