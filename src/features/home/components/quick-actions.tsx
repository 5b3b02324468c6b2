import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { QuickAction, StateCode } from '@/api/generated/filing/model';
import { useIsFilingFormOn } from '@/features/filing-account';
import { usePermissions } from '@/features/firm';
import { courtServiceKind, Planned, stateQuickActionsQuery } from '@/features/navigation';
import { ErrorState } from '@/lib/ui/error-state';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import classes from './quick-actions.module.css';

/** The number most states have, to avoid a layout shift. */
const placeholderCount = 5;

/** Actions of the selected state. `state` is undefined until it is known. */
export function QuickActions({ state }: { state: StateCode | undefined }) {
  const actions = useQuery({ ...stateQuickActionsQuery(state ?? 'CA'), enabled: state !== undefined });
  const permissions = usePermissions();
  const isShown = ({ type }: QuickAction) =>
    type === 'ElectronicSignature'
      ? permissions?.canOrder === true && permissions.canSeeElectronicSignature
      : permissions?.canFile === true;
  if (actions.isError && !actions.data)
    return (
      <ErrorState
        title="The quick actions could not be loaded"
        error={actions.error}
        onRetry={() => void actions.refetch()}
      />
    );
  // A bookkeeper's first page starts with what needs attention.
  if (permissions && !permissions.canOrder) return null;
  return (
    <nav aria-label="Quick actions">
      <ul className={classes.actions}>
        {permissions?.canOrder && !permissions.canFile && (
          <li className={classes.action}>
            <Link to="/serve-it/order/process-serving" search={{ state }} className={classes.link}>
              Order process serving
            </Link>
            <p className={classes.description}>Have papers served, with the proof of service.</p>
          </li>
        )}
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
  const kind = courtServiceKind(action.type, useIsFilingFormOn());
  const page = { kind, link: action.link, params: { state } };
  return (
    <li className={classes.action}>
      <Link {...useLinkTarget(page)} className={classes.link}>
        {action.text}
        <Planned page={page} />
      </Link>
      <p className={classes.description}>{action.description}</p>
    </li>
  );
}
