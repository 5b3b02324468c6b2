import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  /** `bad` means that something went wrong. */
  tone: 'info' | 'warning' | 'bad';
  title?: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** A message in the flow of the page. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'info' ? 'note' : 'alert'}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.body}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
