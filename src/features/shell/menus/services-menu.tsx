import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { QuickAction, StateCode } from '@/api/generated/filing/model';
import { useIsFilingFormOn } from '@/features/filing-account';
import { usePermissions } from '@/features/firm';
import {
  courtServiceKind,
  courtServices,
  type ServiceGroup,
  serviceGroups,
  stateQuickActionsQuery,
} from '@/features/navigation';
import { statesQuery, useSelectedState } from '@/features/states';
import { Menu, type MenuProps } from './menu';
import classes from './menu.module.css';
import { MenuButton, MenuGroup, MenuLink } from './menu-items';

/** All services: court services of the selected state, and nationwide services. */
export function ServicesMenu(props: MenuProps) {
  const permissions = usePermissions();
  const state = useSelectedState();
  const actions = useQuery({ ...stateQuickActionsQuery(state ?? 'CA'), enabled: state !== undefined });
  const [national, ...others] = permissions ? serviceGroups(permissions) : [];
  return (
    <Menu {...props} hasColumns isPending={actions.isPending || !permissions}>
      <CourtServices state={state} actions={actions} />
      <div className={classes.column}>{national && <Services {...national} />}</div>
      <div className={classes.column}>
        {others.map((group) => (
          <Services key={group.title} {...group} />
        ))}
      </div>
    </Menu>
  );
}

interface CourtServicesProps {
  state: StateCode | undefined;
  actions: UseQueryResult<QuickAction[], unknown>;
}

function CourtServices({ state, actions }: CourtServicesProps) {
  const states = useQuery(statesQuery);
  const isFilingFormOn = useIsFilingFormOn();
  const stateName = states.data?.find(({ abbreviation }) => abbreviation === state)?.name ?? state;
  return (
    <MenuGroup title={stateName ? `Court services in ${stateName}` : 'Court services'}>
      {courtServices(actions.data ?? []).map(({ type, link, text, description }) => (
        <MenuLink
          key={type}
          page={{ kind: courtServiceKind(type, isFilingFormOn), link, params: { state } }}
          description={description}
        >
          {text}
        </MenuLink>
      ))}
      {actions.isError && !actions.data && (
        <MenuButton stays onClick={() => void actions.refetch()}>
          Couldn't load services. Try again
        </MenuButton>
      )}
      {actions.isPending && <Placeholders />}
    </MenuGroup>
  );
}

function Placeholders() {
  return [1, 2, 3, 4].map((place) => <div key={place} className={classes.placeholder} aria-hidden="true" />);
}

function Services({ title, services }: ServiceGroup) {
  return (
    <MenuGroup title={title}>
      {services.map(({ name, description, page }) => (
        <MenuLink key={name} page={page} description={description}>
          {name}
        </MenuLink>
      ))}
    </MenuGroup>
  );
}
