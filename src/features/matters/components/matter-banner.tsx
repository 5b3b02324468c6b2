import { AppLink } from '@/lib/ui/links';
import { useMatter } from '../use-matter';
import classes from './matter-banner.module.css';
import { RetailerMark } from './retailer-mark';

interface MatterBannerProps {
  mappingId: string | undefined;
  /** Of the address, where the page is of one matter. */
  clientReference?: string | undefined;
}

/**
 * The matter that documents and fees go to, with the mark of the connected system, and the way to the matter's page.
 * Firms without a connected system have none (specification, application section 1).
 */
export function MatterBanner({ mappingId, clientReference }: MatterBannerProps) {
  const { mapping, retailer, isIntegrated } = useMatter({ mappingId, clientReference });
  const reference = mapping?.ClientReference ?? clientReference;
  if (!isIntegrated || !retailer || !reference) return null;
  const name = mapping?.DisplayName ?? reference;
  return (
    <aside className={classes.banner} aria-label="Matter">
      <RetailerMark name={retailer.name} />
      <AppLink
        to="/matter-view/$clientReference"
        params={{ clientReference: reference }}
        search={{ mappingId }}
        className={classes.name}
        title={name}
      >
        {name}
      </AppLink>
      {!name.includes(reference) && <span className={classes.reference}>{reference}</span>}
      <span className={classes.system}>{retailer.name}</span>
    </aside>
  );
}
