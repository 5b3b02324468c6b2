import { useStore } from '@tanstack/react-form';
import type { JobToServe } from '@/api/generated/serving/model';
import { useOrderDraft } from '../draft/order-context';
import { useOrderForm } from '../draft/order-form';
import { useServiceRules } from '../frame/rules-panel';
import { serveByOf } from '../model/serve-by';
import classes from './order-steps.module.css';

/** 'Serve by' of a recipient, with its source. */
export function ServeByText({ job }: { job: JobToServe }) {
  const { today } = useOrderDraft();
  const of = useStore(useOrderForm().store, ({ values }) => values.case);
  const { data: rules } = useServiceRules();
  const serveBy = serveByOf(job, of, rules, today);
  if (!serveBy) return null;
  return (
    <>
      <p className={classes.fact}>
        {serveBy.text}
        {serveBy.source && ` · ${serveBy.source}`}
      </p>
      {serveBy.warning && (
        <p className={classes.warning} role="note">
          {serveBy.warning}
        </p>
      )}
    </>
  );
}
