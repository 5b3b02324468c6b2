import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { appPrefix } from '@/lib/links/app-prefix';
import { parseSearchParams } from '@/lib/links/search-params';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import ConnectMatterDialog from '../dialogs/connect-matter-dialog';
import { mappingIdInForce } from '../mapping-in-force';
import { isLinkBlocked } from '../model/connection';
import { useMatter } from '../use-matter';

interface PendingLinkGateProps {
  /** The link's target, a page of the product. */
  href: string;
  /** Called when the link was followed or abandoned. */
  onDone: () => void;
}

/** Follows a link as soon as the matter is connected; if it isn't, asks the user. */
export default function PendingLinkGate({ href, onDone }: PendingLinkGateProps) {
  const { pathname, search, hash } = new URL(href);
  const query = parseSearchParams(search);
  const navigate = useNavigate();
  const clientReference = useParams({ strict: false, select: (params) => params.clientReference });
  const matter = useMatter({ mappingId: mappingIdInForce(query.mappingId), clientReference });
  const { status } = matter.status;
  const follow = (mappingId: string | undefined) => {
    onDone();
    void navigate({ to: pathname.slice(appPrefix.length), search: { ...query, mappingId }, hash: hash.slice(1) });
  };
  const isOpen = !isLinkBlocked({ behavior: 'block', status });
  const followNow = useEffectEvent(() => follow(matter.mappingId));
  useEffect(() => {
    if (isOpen) followNow();
  }, [isOpen]);

  if (isOpen) return null;
  if (status === 'loading') return <LoadingOverlay label="Checking the matter" />;
  return <ConnectMatterDialog matter={matter} clientReference={clientReference} onFollow={follow} onClose={onDone} />;
}
