import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import classes from './settings-link.module.css';

/** A page of settings in their list. The router marks the one that is shown. */
export const SettingsLink = createLink((props: ComponentPropsWithRef<'a'>) => (
  <a {...props} className={classes.link} />
));
