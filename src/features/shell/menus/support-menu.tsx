import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useContext } from 'react';
import { runtimeConfig } from '@/api/config';
import { useFirm, useRetailer } from '@/features/firm';
import { type FirmSystem, useDisconnect, useFirmSystem, useIsConnected } from '@/features/integrations';
import { requestPalette } from '@/features/palette';
import { usePerson } from '@/features/session';
import { windowAttributes } from '@/lib/links/window-target';
import { clearViewData } from '@/lib/storage/view-data';
import { LinkSettingsContext } from '@/lib/ui/link-settings';
import { showToast } from '@/lib/ui/toast';
import { SupportContact } from '../components/support-contact';
import { useSupportChat } from '../use-support-chat';
import { Menu, type MenuProps } from './menu';
import classes from './menu.module.css';
import { MenuAnchor, MenuButton } from './menu-items';

/** Ways to reach support, and tools for self-help. Leaves out what the deployment doesn't configure. */
export function SupportMenu(props: MenuProps) {
  const { support } = runtimeConfig();
  const person = usePerson();
  const { data: firm } = useFirm();
  const openChat = useSupportChat({
    name: person?.name,
    email: person?.email,
    firm: firm?.name,
    customerNumber: firm?.customerNumber,
  });
  const clearCache = useClearCache();
  const system = useFirmSystem();
  const { canChangeMatter } = useRetailer().capabilities;
  const outside = windowAttributes(useContext(LinkSettingsContext).outsideLinks);
  return (
    <>
      <div className={classes.head}>
        <SupportContact />
      </div>
      <Menu {...props}>
        {openChat && <MenuButton onClick={openChat}>Chat with us</MenuButton>}
        {support.center && (
          <MenuAnchor href={support.center} {...outside}>
            Support center
          </MenuAnchor>
        )}
        {support.featureRequest && (
          <MenuAnchor href={support.featureRequest} {...outside}>
            Request a feature
          </MenuAnchor>
        )}
        {support.remoteAccess && (
          <MenuAnchor href={support.remoteAccess} {...outside}>
            Remote access
          </MenuAnchor>
        )}
        <fieldset className={classes.group} aria-label="Search and shortcuts">
          <MenuButton onClick={() => requestPalette('search')}>Search everything</MenuButton>
          <MenuButton onClick={() => requestPalette('keys')}>Keyboard shortcuts</MenuButton>
        </fieldset>
        <fieldset className={classes.group} aria-label="Connection and cache">
          <MenuButton onClick={clearCache}>Clear cache</MenuButton>
          {system && canChangeMatter && <DisconnectItem system={system} />}
        </fieldset>
      </Menu>
    </>
  );
}

function DisconnectItem({ system }: { system: FirmSystem }) {
  const disconnect = useDisconnect(system);
  return useIsConnected(system) && <MenuButton onClick={disconnect}>Disconnect from {system.displayName}</MenuButton>;
}

/** Forgets fetched data and saved list views, then reloads the page's data. Drafts stay: they hold what people typed. */
function useClearCache(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => {
    clearViewData();
    router.clearCache();
    // Data on the screen stays visible until its refetch completes.
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
    void router.invalidate();
    showToast({ tone: 'good', title: 'Cache cleared', message: 'Drafts were kept.' });
  };
}
