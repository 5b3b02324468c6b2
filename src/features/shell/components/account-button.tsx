import { usePermissions } from '@/features/firm';
import { usePerson } from '@/features/session';
import classes from './account-button.module.css';
import { HeaderMenu } from './header-menu';

/** Who is signed in, and the menu of what belongs to the person. */
export function AccountButton() {
  const person = usePerson();
  const isDemoUser = usePermissions()?.isDemoUser;
  if (!person) return null;
  return (
    <HeaderMenu
      menu="account"
      name="Account"
      buttonLabel={`Account of ${person.name}${isDemoUser ? ', demo' : ''}`}
      buttonClass={classes.opener}
    >
      {/* No text: the label says it all, and what is said must hold what is seen. */}
      <span className={classes.initials} data-initials={initials(person.name)} aria-hidden="true" />
      <span className={classes.name}>{person.name}</span>
      {isDemoUser && <span className={classes.demo} aria-hidden="true" />}
    </HeaderMenu>
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
