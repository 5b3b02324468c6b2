import { useQuery } from '@tanstack/react-query';
import { type Person, signOut, usePerson } from '@/features/session';
import { firmQuery } from '../queries';
import classes from './account-menu.module.css';
import { ColorSchemeChoice } from './color-scheme-choice';
import { SupportContact } from './support-contact';

const menuId = 'account-menu';

/** Who is signed in, for which firm, and what belongs to the person rather than to a page. */
export function AccountMenu() {
  const person = usePerson();
  return (
    person && (
      <>
        <button
          type="button"
          className={classes.opener}
          popoverTarget={menuId}
          aria-label={`Account of ${person.name}`}
        >
          {/* No text: the name says it all, and what is said must hold what is seen. */}
          <span className={classes.initials} data-initials={initials(person.name)} aria-hidden="true" />
          <span className={classes.openerName}>{person.name}</span>
        </button>
        <div id={menuId} popover="auto" className={classes.menu}>
          <AccountPanel person={person} />
        </div>
      </>
    )
  );
}

function AccountPanel({ person }: { person: Person }) {
  const firm = useQuery(firmQuery(person.clientId));
  return (
    <>
      <div className={classes.person}>
        <strong>{person.name}</strong>
        <span className={classes.quiet}>{person.email}</span>
        {firm.data && <span>{firm.data.name}</span>}
      </div>
      <div className={classes.part}>
        <ColorSchemeChoice />
      </div>
      <div className={classes.part}>
        <SupportContact />
      </div>
      <button type="button" className={classes.logout} onClick={signOut}>
        Logout
      </button>
    </>
  );
}

/** `Nora Marlow` → `NM`. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
