import { screens } from '@/features/navigation';
import { Menu, type MenuProps } from './menu';
import { MenuLink } from './menu-item';

const { reporting, runReport, filingList } = screens;

/** What can be reported on. */
export function ReportsMenu(props: MenuProps) {
  return (
    <Menu {...props}>
      <MenuLink page={reporting.page} description="Everything that was ordered, as tables and charts">
        {reporting.title}
      </MenuLink>
      <MenuLink page={runReport.page} description="One report, for a range of days">
        {runReport.title}
      </MenuLink>
      <MenuLink page={filingList.page} description={filingList.description}>
        {filingList.title}
      </MenuLink>
    </Menu>
  );
}
