import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { runtimeConfig } from '@/api/config';
import { usePermissions } from '@/features/firm';
import { screens } from '@/features/navigation';
import { AccessDenied } from '@/features/shell';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import { billingVersionQuery } from '../queries-version';
import classes from './billing-access.module.css';

/**
 * Billing is for administrators; others are denied at each of its addresses. People whose billing is in the legacy
 * application go to its account page, where there is one (section 6).
 */
export function BillingAccess() {
  const billing = usePermissions()?.billing;
  if (billing === undefined) return <SkeletonLines lines={12} />;
  if (billing === 'hidden') return <AccessDenied />;
  if (billing === 'legacy' && runtimeConfig().legacyOrigin !== undefined) return <ToLegacyAccount />;
  return (
    <>
      <Outlet />
      <Version />
    </>
  );
}

/** Shows which billing answers, for support. */
function Version() {
  const { data: version } = useQuery(billingVersionQuery);
  if (!version) return null;
  return (
    <Text size="xs" c="dimmed" className={classes.version}>
      Billing {version.version}
    </Text>
  );
}

function ToLegacyAccount() {
  const { to } = useLinkTarget(screens.legacyAccount.page);
  useEffect(() => window.location.replace(to), [to]);
  return <SkeletonLines lines={12} />;
}
