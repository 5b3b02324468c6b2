import { Notice } from '@/lib/ui/notice';
import type { Matter } from '../use-matter';

/** What is wrong between the matter on the screen and the connected system, where something is. */
export function MappingNotice({ matter: { status, retailer, capabilities } }: { matter: Matter }) {
  const system = retailer?.name ?? 'the connected system';
  switch (status.status) {
    case 'loading':
    case 'valid':
      return null;
    case 'mismatch':
      return (
        <Notice tone="warning" title="You are not connected to this matter">
          {`This page was opened from ${status.mapping.DisplayName ?? status.mapping.ClientReference}. Documents and fees of new orders would go to that matter in ${system}, not to this one.`}
        </Notice>
      );
    case 'not-found':
      return (
        <Notice tone="info" title="This matter is not connected">
          Documents and fees of new orders are not sent to {system}.{' '}
          {capabilities.canChangeMatter
            ? `Connect to a matter above, or open it from ${system}.`
            : `Open the matter from ${system} to connect it.`}
        </Notice>
      );
    case 'error':
      return (
        <Notice tone="warning" title="The connection of this matter could not be read">
          {`Documents and fees of new orders may not reach ${system}. Reload the page, or open the matter from ${system} again.`}
        </Notice>
      );
  }
}
