import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { runtimeConfig } from '@/api/config';
import { usePermissions } from '@/features/firm';
import { useMappingId } from '@/features/matters';
import { SessionWarning } from '@/features/session';
import { LinkSettingsContext } from '@/lib/ui/link-settings';

/**
 * Around every page for people who are signed in: where links lead and open for this person, how long it lasts, and
 * tools that are there on every page.
 */
export function AuthenticatedLayout({ tools }: { tools?: ReactNode }) {
  const legacyOrigin = runtimeConfig().legacyOrigin ?? window.location.origin;
  const outsideLinks = usePermissions()?.outsideLinks ?? 'new-tab';
  const mappingId = useMappingId();
  // The router draws what it has loaded at once and as a whole: the first page comes piece by piece instead.
  const isBegun = useDeferredValue(true, false);
  if (!isBegun) return null;
  return (
    <LinkSettingsContext value={{ legacyOrigin, outsideLinks, mappingId }}>
      <Outlet />
      <SessionWarning />
      {tools}
    </LinkSettingsContext>
  );
}
