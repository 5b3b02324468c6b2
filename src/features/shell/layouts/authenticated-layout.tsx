import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react';
import { runtimeConfig } from '@/api/config';
import { usePermissions } from '@/features/firm';
import { MatterGate, useMappingId } from '@/features/matters';
import { SessionWarning, useIsConfirmed } from '@/features/session';
import { followHomeZone, homeZone } from '@/lib/format/home-zone';
import { LinkSettingsContext } from '@/lib/ui/link-settings';
import { AppPending } from '../components/page-pending';
import classes from '../components/page-pending.module.css';

/**
 * Wraps every page for signed-in people: how their links open and when they wait for a matter, the warning before their
 * session ends, and tools that every page has.
 */
export function AuthenticatedLayout({ tools }: { tools?: ReactNode }) {
  const legacyOrigin = runtimeConfig().legacyOrigin ?? window.location.origin;
  const outsideLinks = usePermissions()?.outsideLinks ?? 'new-tab';
  const mappingId = useMappingId();
  // The router renders a loaded page in one synchronous pass. Deferring makes the first page render in slices instead.
  const isStarted = useDeferredValue(true, false);
  const isConfirmed = useIsConfirmed();
  // A page whose days were the browser's is shown again in the firm's zone.
  const zone = useSyncExternalStore(followHomeZone, homeZone);
  if (!isStarted) return <AppPending />;
  return (
    <LinkSettingsContext value={{ legacyOrigin, outsideLinks, mappingId }}>
      {!isConfirmed && <Concealed />}
      <Outlet key={zone} />
      <SessionWarning />
      {isConfirmed && <MatterGate />}
      {tools}
    </LinkSettingsContext>
  );
}

/** Covers the rendered page until the platform has confirmed the person (docs/adr/0011). */
function Concealed() {
  useLayoutEffect(() => {
    document.documentElement.dataset.concealed = '';
    return () => {
      delete document.documentElement.dataset.concealed;
    };
  }, []);
  return (
    <div className={classes.cover}>
      <AppPending />
    </div>
  );
}
