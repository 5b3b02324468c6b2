import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { isEmbedded } from '@/features/session';
import { AppLink } from '@/lib/ui/links';
import { Opening } from '@/lib/ui/opening';
import { isSameReference } from '../model/mapping';
import { useMatter } from '../use-matter';
import { useSystemMatter } from '../use-system-matter';
import classes from './matter-bar.module.css';
import { MatterName } from './matter-name';
import { RetailerMark } from './retailer-mark';

const MatterPanel = lazy(() => import('../people/matter-panel'));
const SwitchMatterDialog = lazy(() => import('../dialogs/switch-matter-dialog'));

export interface MatterBarProps {
  mappingId: string | undefined;
  /** From the URL, on pages of a single matter. */
  clientReference?: string | undefined;
  /** The page sends to a matter, so a missing one is shown too. */
  isNeeded?: boolean;
  /** The page's matter cannot change. */
  isFixed?: boolean;
}

/**
 * The matter that documents and fees go to, even on another matter's page: the connected system's mark, a link to the
 * matter, and a button that switches. Hidden for firms without a connected system (specification, application section 1).
 */
export default function MatterBar({ mappingId, clientReference, isFixed = false }: MatterBarProps) {
  const { status, mapping, retailer, isIntegrated, capabilities } = useMatter({ mappingId, clientReference });
  const shown = useParams({ strict: false, select: (params) => params.clientReference });
  const system = useSystemMatter(mappingId);
  const [isSwitching, setSwitching] = useState(false);
  const [isShowing, setShowing] = useState(false);
  const reference = mapping?.ClientReference;
  const isOnItsPage = reference !== undefined && shown !== undefined && isSameReference(shown, reference);
  const title = reference ? 'Switch matter' : 'Connect to a matter';
  const matterView = { params: { clientReference: reference ?? '' }, search: { mappingId } };
  if (status.status !== 'loading' && (!isIntegrated || !retailer)) return null;
  return (
    <>
      {status.status === 'loading' || !retailer ? (
        <div className={classes.banner} aria-hidden />
      ) : (
        <aside className={classes.banner} aria-label="Matter">
          {reference && isEmbedded() && !isOnItsPage && (
            <AppLink to="/matter-view/$clientReference" {...matterView} className={classes.back} size="sm">
              Back
            </AppLink>
          )}
          <RetailerMark retailerCode={retailer.retailerCode} name={retailer.name} />
          {reference ? (
            <MatterName name={mapping.DisplayName ?? reference} reference={reference} mappingId={mappingId} />
          ) : (
            <span className={classes.none}>
              {status.status === 'error' ? 'The connected matter didn’t load' : `No ${retailer.name} matter connected`}
            </span>
          )}
          {system && (
            <Button variant="subtle" size="compact-sm" className={classes.details} onClick={() => setShowing(true)}>
              Details
            </Button>
          )}
          {capabilities.canChangeMatter && !isFixed && (
            <Button variant="default" size="compact-sm" className={classes.switch} onClick={() => setSwitching(true)}>
              {title}
            </Button>
          )}
        </aside>
      )}
      {/* Beside the bar: one that is open stays while the matter of the next page loads. */}
      {isShowing && system && retailer && (
        <Opening>
          <MatterPanel
            matter={system}
            retailer={retailer}
            name={mapping?.DisplayName ?? reference ?? ''}
            onClose={() => setShowing(false)}
          />
        </Opening>
      )}
      {isSwitching && retailer && (
        <Opening>
          <SwitchMatterDialog title={title} retailer={retailer} onClose={() => setSwitching(false)} />
        </Opening>
      )}
    </>
  );
}
