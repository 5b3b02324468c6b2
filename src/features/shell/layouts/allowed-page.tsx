import { Outlet, useMatches } from '@tanstack/react-router';
import { usePermissions } from '@/features/firm';
import { AccessDenied } from '../components/page-error';

/**
 * The page, if the person's role allows what its route needs (`staticData.needs`). The backends refuse by themselves; this
 * says so instead of a page of refused parts.
 */
export function AllowedPage() {
  const match = useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.needs) });
  const need = match?.staticData.needs;
  const permissions = usePermissions();
  return need && permissions?.[need] === false ? <AccessDenied /> : <Outlet />;
}
