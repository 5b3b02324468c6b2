import { Button } from '@mantine/core';
import type { Notification } from '@/api/generated/notifications/model';
import { plainMatterName } from '@/lib/format/matter-name';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import { pageOf, subjectOf, toneOf, whenOf } from '../model/notification-texts';
import type { Mark } from '../use-marks';
import classes from './notifications.module.css';

interface NotificationRowProps {
  notification: Notification;
  onMark: Mark;
  /** Whether the list has the person's own orders alone. */
  isOwn: boolean;
  /** Limits the list to its matter; undefined where it already is. */
  onMatter: ((matter: string) => void) | undefined;
}

/** What happened, to which paper, in which case, for whom. Opening it reads it. */
export function NotificationRow({ notification, onMark, isOwn, onMatter }: NotificationRowProps) {
  const { notificationId, text, detail, isRead, caseTitle, caseNumber, courtName, description } = notification;
  const { clientReference, matterName, orderedBy, leadDocumentTitle } = notification;
  const subject = subjectOf(notification);
  const name = `${text}: ${subject}`;
  const matter = plainMatterName(matterName ?? '') || clientReference;
  const facts = [
    leadDocumentTitle === undefined || description === leadDocumentTitle ? undefined : description,
    caseTitle === subject ? undefined : caseTitle,
    caseNumber,
    courtName,
    matter && matter !== plainMatterName(caseTitle ?? '') ? `Matter ${matter}` : undefined,
    isOwn ? undefined : orderedBy?.name,
  ];
  const read = () => {
    if (!isRead) void onMark({ notificationIds: [notificationId], isRead: true });
  };
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <div className={classes.when}>
        <span className={classes.dot} role="img" aria-label={isRead ? 'Read' : 'Unread'} />
        {whenOf(notification)}
      </div>
      <div className={classes.what}>
        <div className={classes.head}>
          <AppLink {...pageOf(notification)} size="sm" className={classes.subject} onClick={read}>
            {subject}
          </AppLink>
          <StatusBadge tone={toneOf(notification)} label={text} />
        </div>
        {detail && <p className={classes.detail}>{detail}</p>}
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={classes.actions}>
        {onMatter && clientReference !== undefined && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Only this matter: ${clientReference}`}
            onClick={() => onMatter(clientReference)}
          >
            Only this matter
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Mark as ${isRead ? 'unread' : 'read'}: ${name}`}
          onClick={() => void onMark({ notificationIds: [notificationId], isRead: !isRead }, name)}
        >
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
      </div>
    </li>
  );
}
