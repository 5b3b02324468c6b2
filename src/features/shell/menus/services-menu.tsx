import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { QuickAction, StateCode } from '@/api/generated/filing/model';
import { type Permissions, usePermissions } from '@/features/access';
import { businessServices, nationalServices, realEstateServices, type ServiceLink } from '../model/services';
import { stateQuickActionsQuery, statesQuery } from '../queries';
import { useSelectedState } from '../selected-state';
import { Menu, type MenuProps } from './menu';
import classes from './menu.module.css';
import { MenuGroup } from './menu-group';
import { MenuButton, MenuLink } from './menu-item';

/** Everything that can be ordered: of the courts of the selected state, and in every state. */
export function ServicesMenu(props: MenuProps) {
  const permissions = usePermissions();
  const state = useSelectedState();
  const actions = useQuery({ ...stateQuickActionsQuery(state ?? 'CA'), enabled: state !== undefined });
  return (
    <Menu {...props} hasColumns isPending={actions.isPending || !permissions}>
      <CourtServices state={state} actions={actions} />
      {permissions && <StatelessServices permissions={permissions} />}
    </Menu>
  );
}

interface CourtServicesProps {
  state: StateCode | undefined;
  actions: UseQueryResult<QuickAction[], unknown>;
}

function CourtServices({ state, actions }: CourtServicesProps) {
  const states = useQuery(statesQuery);
  const stateName = states.data?.find(({ abbreviation }) => abbreviation === state)?.name ?? state;
  return (
    <MenuGroup title={stateName ? `Court services in ${stateName}` : 'Court services'}>
      {actions.data
        ?.filter(({ type }) => type !== 'ElectronicSignature')
        .map(({ type, link, text, description }) => (
          <MenuLink key={type} to={link} search={{ state }} description={description}>
            {text}
          </MenuLink>
        ))}
      {actions.isError && !actions.data && (
        <MenuButton stays onClick={() => void actions.refetch()}>
          They could not be loaded. Try again
        </MenuButton>
      )}
      {actions.isPending && <Placeholders />}
    </MenuGroup>
  );
}

function Placeholders() {
  return [1, 2, 3, 4].map((place) => <div key={place} className={classes.placeholder} aria-hidden="true" />);
}

function StatelessServices({ permissions }: { permissions: Permissions }) {
  return (
    <>
      <MenuGroup title="National Legal Services">
        <Services services={nationalServices(permissions)} />
      </MenuGroup>
      <div className={classes.column}>
        <MenuGroup title="Real Estate">
          <Services services={realEstateServices} />
        </MenuGroup>
        <MenuGroup title="Business">
          <Services services={businessServices} />
        </MenuGroup>
      </div>
    </>
  );
}

function Services({ services }: { services: readonly ServiceLink[] }) {
  return services.map(({ name, description, to }) => (
    <MenuLink key={to} to={to} description={description}>
      {name}
    </MenuLink>
  ));
}
