/** The menus of the header: loaded when somebody is about to open one. */
import type { ComponentType } from 'react';
import { AccountMenu } from './account-menu';
import type { MenuProps } from './menu';
import { ReportsMenu } from './reports-menu';
import { ServicesMenu } from './services-menu';
import { SupportMenu } from './support-menu';

export const menuPanels = {
  services: ServicesMenu,
  reports: ReportsMenu,
  support: SupportMenu,
  account: AccountMenu,
} satisfies Record<string, ComponentType<MenuProps>>;

export type MenuPanels = typeof menuPanels;
export type MenuName = keyof MenuPanels;
