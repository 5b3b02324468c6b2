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
}

/** The title, breadcrumb and actions of a page. Contains its only `h1`. */
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
