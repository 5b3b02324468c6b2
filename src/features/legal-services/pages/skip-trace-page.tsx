import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import classes from '../components/service-form.module.css';
import { traceTones } from '../components/skip-trace-details';
import { skipTracesQuery } from '../queries';
import { ServiceFormPage } from './service-form-page';

/** Orders a skip trace. The firm's earlier ones stand below, so that no one pays twice for the same person. */
export function SkipTracePage({ state, denied }: { state: StateCode; denied: ReactNode }) {
  return (
    <ServiceFormPage service="SkipTrace" state={state} denied={denied}>
      <EarlierTraces />
    </ServiceFormPage>
  );
}

function EarlierTraces() {
  const { data: traces = [] } = useQuery(skipTracesQuery);
  if (traces.length === 0) return null;
  return (
    <div className={classes.below}>
      <Section title="Your firm’s skip traces">
        <ul className={classes.rows}>
          {traces.map(({ orderId, subject, status, statusText, orderedAt, orderedBy }) => (
            <li key={orderId} className={classes.row}>
              <span>
                <AppLink to="/order-details/$orderId" params={{ orderId }}>
                  {subject}
                </AppLink>{' '}
                <span className={classes.source}>
                  {formatInstant(orderedAt)}, {orderedBy}
                </span>
              </span>
              <StatusBadge tone={traceTones[status]} label={statusText} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
