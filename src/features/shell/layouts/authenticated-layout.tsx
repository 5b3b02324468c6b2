import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useLayoutEffect } from 'react';
import { runtimeConfig } from '@/api/config';
import { usePermissions } from '@/features/firm';
import { useMappingId } from '@/features/matters';
import { SessionWarning, useIsConfirmed } from '@/features/session';
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
  const isConfirmed = useIsConfirmed();
  if (!isBegun) return null;
  return (
    <LinkSettingsContext value={{ legacyOrigin, outsideLinks, mappingId }}>
      {!isConfirmed && <Concealed />}
      <Outlet />
      <SessionWarning />
      {tools}
    </LinkSettingsContext>
  );
}

/** Hides the whole page, which is drawn already, until the platform has answered for the person (docs/adr/0011). */
function Concealed() {
  useLayoutEffect(() => {
    document.documentElement.dataset.concealed = '';
    return () => {
      delete document.documentElement.dataset.concealed;
    };
  }, []);
  return null;
}
