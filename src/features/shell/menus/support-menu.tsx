import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { runtimeConfig } from '@/api/config';
import { firmQuery, integrationNameOf, useRetailer } from '@/features/firm';
import { type FirmSystem, useDisconnect, useIsConnected } from '@/features/integrations';
import { requestPalette } from '@/features/palette';
import { usePerson } from '@/features/session';
import { windowAttributes } from '@/lib/links/window-target';
import { LinkSettingsContext } from '@/lib/ui/link-settings';
import { useClearCache } from '../clear-cache';
import { SupportContact } from '../components/support-contact';
import { useSupportChat } from '../use-support-chat';
import { Menu, type MenuProps } from './menu';
import classes from './menu.module.css';
import { MenuAnchor, MenuButton } from './menu-item';

/** How support is reached, and what helps before one does. What a deployment does not have is left out. */
export function SupportMenu(props: MenuProps) {
  const { support } = runtimeConfig();
  const person = usePerson();
  const { data: firm } = useQuery({ ...firmQuery(person?.clientId ?? 0), enabled: person !== undefined });
  const openChat = useSupportChat({
    name: person?.name,
    email: person?.email,
    firm: firm?.name,
    customerNumber: firm?.customerNumber,
  });
  const clearCache = useClearCache();
  const system = useFirmSystem();
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
        <fieldset className={classes.group} aria-label="Finding your way">
          <MenuButton onClick={() => requestPalette('search')}>Search everything</MenuButton>
          <MenuButton onClick={() => requestPalette('keys')}>Keyboard shortcuts</MenuButton>
        </fieldset>
        <fieldset className={classes.group} aria-label="Connection and cache">
          <MenuButton onClick={clearCache}>Clear cache</MenuButton>
          {system && <DisconnectItem system={system} />}
        </fieldset>
      </Menu>
    </>
  );
}

/** The practice-management system that people of the firm connect to; others are not disconnected from here. */
function useFirmSystem(): FirmSystem | undefined {
  const { retailer, capabilities } = useRetailer();
  const name = integrationNameOf(retailer?.retailerCode);
  return retailer && name && capabilities.canChangeMatter ? { name, displayName: retailer.name } : undefined;
}

function DisconnectItem({ system }: { system: FirmSystem }) {
  const disconnect = useDisconnect(system);
  return useIsConnected(system) && <MenuButton onClick={disconnect}>Disconnect from {system.displayName}</MenuButton>;
}
