import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { fsxStatusQuery } from '../queries';

/**
 * For a page that files with a court that `requiresFsx` (filing variants, section 10): leads to the connection, and back
 * to the page with its query and, on a start page, the court. Shows nothing while the status is unknown, or once the firm is connected.
 */
export function FsxNotice({ courtId }: { courtId?: string }) {
  const { data } = useQuery(fsxStatusQuery);
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  if (data === undefined || data.status === 'connected') return null;
  return (
    <Notice
      tone="warning"
      title="This court takes filings through File & ServeXpress. Connect your firm first."
      action={
        <ButtonLink
          to="/filing-account/fsx"
          search={{ returnUrl: courtId === undefined ? here : withCourt(here, courtId) }}
          size="compact-sm"
        >
          {data.status === 'pending' ? 'Check the connection' : 'Connect your firm'}
        </ButtonLink>
      }
    >
      You can prepare the draft now, and submit it once your firm is connected.
    </Notice>
  );
}

/** A page's address that names the court, as links to start pages do (application, section 3). */
function withCourt(address: string, courtId: string): string {
  const { pathname, searchParams, hash } = new URL(address, window.location.origin);
  searchParams.set('courtLocationCode', courtId);
  return `${pathname}?${searchParams}${hash}`;
}
