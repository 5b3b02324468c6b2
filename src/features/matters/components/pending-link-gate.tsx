import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { appPrefix } from '@/lib/links/app-prefix';
import { parseSearchParams } from '@/lib/links/search-params';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import ConnectMatterDialog from '../dialogs/connect-matter-dialog';
import { mappingIdInForce } from '../mapping-in-force';
import { isBlocked } from '../model/connection';
import { useMatter } from '../use-matter';

interface PendingLinkGateProps {
  /** Where the link leads: a page of the application. */
  href: string;
  /** The link was followed, or given up. */
  onDone: () => void;
}

/** A link that waits for the matter: followed by itself as soon as that is connected, else the person is asked. */
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
  const isOpen = !isBlocked({ behaviour: 'block', status });
  const goOn = useEffectEvent(() => follow(matter.mappingId));
  useEffect(() => {
    if (isOpen) goOn();
  }, [isOpen]);

  if (isOpen) return null;
  if (status === 'loading') return <LoadingOverlay label="Looking at the matter" />;
  return <ConnectMatterDialog matter={matter} clientReference={clientReference} onFollow={follow} onClose={onDone} />;
}
