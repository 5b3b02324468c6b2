import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** A line under the title: what the page is of. */
  subtitle?: ReactNode;
  /** Where the page stands: links back up, before the title. */
  breadcrumb?: ReactNode;
  /** What can be done with the whole page. */
  actions?: ReactNode;
}

/** Title of a page with its place and its actions. The one `h1` of a page. */
export function PageHeader({ title, subtitle, breadcrumb, actions }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.titles}>
        {breadcrumb && (
          <nav aria-label="Breadcrumb" className={classes.breadcrumb}>
            {breadcrumb}
          </nav>
        )}
        <h1 className="page-title">{title}</h1>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
