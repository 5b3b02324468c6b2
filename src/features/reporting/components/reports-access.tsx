import { Outlet } from '@tanstack/react-router';
import { usePermissions } from '@/features/firm';
import { AccessDenied } from '@/features/shell';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';

/** Reports are for everyone whose role doesn't hide them (section 6). */
export function ReportsAccess() {
  const reports = usePermissions()?.reports;
  if (reports === undefined) return <SkeletonLines lines={12} />;
  return reports === 'hidden' ? <AccessDenied /> : <Outlet />;
}
