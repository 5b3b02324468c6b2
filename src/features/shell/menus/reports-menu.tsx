import { pages } from '@/features/navigation';
import { Menu, type MenuProps } from './menu';
import { MenuLink } from './menu-item';

/** What can be reported on. */
export function ReportsMenu(props: MenuProps) {
  return (
    <Menu {...props}>
      <MenuLink page={pages.reporting} description="Everything that was ordered, as tables and charts">
        Reporting
      </MenuLink>
      <MenuLink page={pages.runReport} description="One report, for a range of days">
        Run a report
      </MenuLink>
      <MenuLink page={pages.filingList} description="Every filing of the firm, court by court">
        Filing list
      </MenuLink>
    </Menu>
  );
}
