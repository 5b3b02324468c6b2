import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isEmbedded } from '@/features/session';
import { AppLink } from '@/lib/ui/links';
import { isSameReference } from '../model/mapping-status';
import { useMatter } from '../use-matter';
import classes from './matter-bar.module.css';
import { MatterName } from './matter-name';
import { RetailerMark } from './retailer-mark';

const SwitchMatterDialog = lazy(() => import('../dialogs/switch-matter-dialog'));

export interface MatterBarProps {
  mappingId: string | undefined;
  /** Of the address, where the page is of one matter. */
  clientReference?: string | undefined;
  /** The page's work goes to a matter: that there is none is said too. */
  isNeeded?: boolean;
  /** The page's work belongs to its matter for good: there is no switching. */
  isFixed?: boolean;
}

/**
 * The matter that documents and fees go to, whatever matter the page is of: the mark of the connected system, the way to
 * the matter's page, and switching. Firms without a connected system have none (specification, application section 1).
 */
export default function MatterBar({ mappingId, clientReference, isFixed = false }: MatterBarProps) {
  const { status, mapping, retailer, isIntegrated, capabilities } = useMatter({ mappingId, clientReference });
  const shown = useParams({ strict: false, select: (params) => params.clientReference });
  const [isSwitching, setSwitching] = useState(false);
  if (status.status === 'loading') return <div className={classes.banner} aria-hidden />;
  if (!isIntegrated || !retailer) return null;
  const reference = mapping?.ClientReference;
  const isOnItsPage = reference !== undefined && shown !== undefined && isSameReference(shown, reference);
  const title = reference ? 'Switch matter' : 'Connect to a matter';
  const matterView = { params: { clientReference: reference ?? '' }, search: { mappingId } };
  return (
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
          {status.status === 'error'
            ? 'The connected matter could not be read'
            : `No matter of ${retailer.name} is connected`}
        </span>
      )}
      {capabilities.canChangeMatter && !isFixed && (
        <Button variant="default" size="compact-sm" className={classes.switch} onClick={() => setSwitching(true)}>
          {title}
        </Button>
      )}
      {isSwitching && (
        <Suspense>
          <SwitchMatterDialog title={title} retailer={retailer} onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </aside>
  );
}
