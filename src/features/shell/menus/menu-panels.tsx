/** The menus of the header, loaded when a person is about to open one. */
import type { ComponentType } from 'react';
import { screens } from '@/features/navigation';
import { AccountMenu } from './account-menu';
import { Menu, type MenuProps } from './menu';
import { MenuLink } from './menu-items';
import { NotificationsMenu } from './notifications-menu';
import { ServicesMenu } from './services-menu';
import { SupportMenu } from './support-menu';

export const menuPanels = {
  services: ServicesMenu,
  reports: ReportsMenu,
  support: SupportMenu,
  account: AccountMenu,
  notifications: NotificationsMenu,
} satisfies Record<string, ComponentType<MenuProps>>;

export type MenuPanels = typeof menuPanels;
export type MenuName = keyof MenuPanels;

function ReportsMenu(props: MenuProps) {
  const { reporting, runReport, filingList } = screens;
  return (
    <Menu {...props}>
      <MenuLink page={reporting.page} description="All orders as tables and charts">
        {reporting.title}
      </MenuLink>
      <MenuLink page={runReport.page} description="One report for a date range">
        {runReport.title}
      </MenuLink>
      <MenuLink page={filingList.page} description={filingList.description}>
        {filingList.title}
      </MenuLink>
    </Menu>
  );
}
