import { useQuery } from '@tanstack/react-query';
import type { QuickAction, StateCode } from '@/api/generated/filing/model';
import { usePermissions } from '@/features/firm';
import { Planned, stateQuickActionsQuery } from '@/features/navigation';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import classes from './quick-actions.module.css';

/** The number most states have, to avoid a layout shift. */
const placeholderCount = 5;

/** Actions of the selected state. `state` is undefined until it is known. */
export function QuickActions({ state }: { state: StateCode | undefined }) {
  const actions = useQuery({ ...stateQuickActionsQuery(state ?? 'CA'), enabled: state !== undefined });
  const permissions = usePermissions();
  const isShown = ({ type }: QuickAction) =>
    type !== 'ElectronicSignature' || permissions?.canSeeElectronicSignature === true;
  if (actions.isError && !actions.data)
    return (
      <ErrorState
        title="The quick actions could not be loaded"
        error={actions.error}
        onRetry={() => void actions.refetch()}
      />
    );
  return (
    <nav aria-label="Quick actions">
      <ul className={classes.actions}>
        {actions.data && permissions
          ? actions.data.filter(isShown).map((action) => <Action key={action.type} action={action} state={state} />)
          : Array.from({ length: placeholderCount }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
              <li key={index} className={classes.empty} />
            ))}
      </ul>
    </nav>
  );
}

function Action({ action, state }: { action: QuickAction; state: StateCode | undefined }) {
  const page = { kind: 'single-page-with-matter', link: action.link, params: { state } } as const;
  return (
    <li className={classes.action}>
      <AppLink {...page} className={classes.link}>
        {action.text}
        <Planned page={page} />
      </AppLink>
      <p className={classes.description}>{action.description}</p>
    </li>
  );
}
