import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import { useSession } from '../use-session';

/** Covers the page while somebody signs out, here or in another tab: what is on it must not be touched any more. */
export function SigningOut() {
  return useSession().status === 'ending' && <LoadingOverlay label="Signing out…" />;
}
