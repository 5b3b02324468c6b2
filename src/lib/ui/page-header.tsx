import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** Links to parent pages, above the title. */
  breadcrumb?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
  /** `TabLinks`, on one line with the title. */
  tabs?: ReactNode;
  /** With tabs: what the page adds up to, at the end of their line. Prints always show it. */
  figures?: ReactNode;
  /** Whether only screen readers see the title, because something above shows it. */
  isTitleAbove?: boolean;
  /** Whether prints show it. Set to false where the list below prints its own name. */
  isPrinted?: boolean;
}

/** Characters beyond which a title is set smaller: the titles of some cases name forty parties. */
const longTitle = 160;

/** The title, breadcrumb and actions of a page. Contains its only `h1`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, breadcrumb, actions, tabs, figures, isTitleAbove = false, isPrinted = true } = props;
  if (tabs)
    return (
      <div className={classes.tabbed} data-unprinted={!isPrinted || undefined}>
        <h1 className="page-title" data-above={isTitleAbove || undefined}>
          {title}
        </h1>
        {tabs}
        {subtitle && <div className={classes.aside}>{subtitle}</div>}
        {figures && <div className={classes.figures}>{figures}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    );
  return (
    <div className={classes.header}>
      <div className={classes.titles}>
        {breadcrumb && (
          <nav aria-label="Breadcrumb" className={classes.breadcrumb}>
            {breadcrumb}
          </nav>
        )}
        <h1 className="page-title" data-long={title.length > longTitle || undefined}>
          {title}
        </h1>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
