import { Outlet } from '@tanstack/react-router';
import { SettingsLink } from '../components/settings-link';
import { comingPages } from '../model/coming-pages';
import classes from './settings-layout.module.css';

/** The pages of settings, beside the one that is shown. */
export function SettingsLayout() {
  return (
    <div className={classes.layout}>
      <nav className={classes.pages} aria-label="Settings">
        <SettingsLink to="/settings/integrations">Integrations</SettingsLink>
        <SettingsLink to="/settings/account">Account</SettingsLink>
        {Object.entries(comingPages).map(([section, { name }]) => (
          <SettingsLink key={section} to="/settings/$section" params={{ section }}>
            {name}
          </SettingsLink>
        ))}
      </nav>
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
