import { useMantineColorScheme } from '@mantine/core';
import { useFirm, usePermissions } from '@/features/firm';
import { changePassword, screens } from '@/features/navigation';
import { signOutWhenSaved, usePerson } from '@/features/session';
import { Menu, type MenuProps } from './menu';
import classes from './menu.module.css';
import { MenuButton, MenuLink, MenuRadios } from './menu-items';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const;

/** The person, their firm and their personal settings. */
export function AccountMenu(props: MenuProps) {
  const person = usePerson();
  const { data: firm } = useFirm();
  const permissions = usePermissions();
  const password = permissions?.canChangePassword && changePassword();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <div className={classes.head}>
        <div>
          <strong>{person?.name}</strong>
        </div>
        <div className={classes.quiet}>{person?.email}</div>
        <div>{firm?.name}</div>
      </div>
      <Menu {...props}>
        <fieldset className={classes.group} aria-label="Settings">
          <MenuLink page={screens.accountDetails.page}>{screens.accountDetails.title}</MenuLink>
          {permissions?.canFile && (
            <>
              <MenuLink page={screens.filingAccounts.page}>{screens.filingAccounts.title}</MenuLink>
              <MenuLink page={screens.serviceContacts.page}>{screens.serviceContacts.title}</MenuLink>
            </>
          )}
          {permissions?.canSeeIntegrationSettings && (
            <MenuLink page={screens.integrationSettings.page}>{screens.integrationSettings.title}</MenuLink>
          )}
          {password && <MenuLink page={password.page}>{password.title}</MenuLink>}
        </fieldset>
        <MenuRadios title="Theme" options={schemes} value={colorScheme} onChange={setColorScheme} />
        {(permissions?.canLogOut ?? true) && (
          <div role="none" className={classes.last}>
            <MenuButton onClick={() => void signOutWhenSaved()}>Logout</MenuButton>
          </div>
        )}
      </Menu>
    </>
  );
}
