import { createLink, Outlet } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { comingSettings, Planned } from '@/features/navigation';
import classes from './settings-layout.module.css';

/** The list of settings pages beside the open one. */
export function SettingsLayout() {
  return (
    <div className={classes.layout}>
      <nav className={classes.pages} aria-label="Settings">
        <SettingsLink to="/settings/integrations">Integrations</SettingsLink>
        <SettingsLink to="/settings/account">Account</SettingsLink>
        {Object.entries(comingSettings).map(([section, { name }]) => (
          <SettingsLink key={section} to="/settings/$section" params={{ section }}>
            {name}
            <Planned page={{ kind: 'single-page', link: `/settings/${section}` }} />
          </SettingsLink>
        ))}
      </nav>
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}

/** The router marks the link of the open page with `aria-current`. */
const SettingsLink = createLink((props: ComponentPropsWithRef<'a'>) => <a {...props} className={classes.link} />);
