import { Outlet } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import { usePermissions } from '@/features/access';
import { useMappingId } from '@/features/matters';
import { SessionWarning } from '@/features/session';
import { LinkSettingsContext } from '@/lib/ui/link-settings';

/** Around every page for people who are signed in: where links lead and open for this person, and how long it lasts. */
export function AuthenticatedLayout() {
  const legacyOrigin = runtimeConfig().legacyOrigin ?? window.location.origin;
  const outsideLinks = usePermissions()?.outsideLinks ?? 'new-tab';
  const mappingId = useMappingId();
  return (
    <LinkSettingsContext value={{ legacyOrigin, outsideLinks, mappingId }}>
      <Outlet />
      <SessionWarning />
    </LinkSettingsContext>
  );
}
