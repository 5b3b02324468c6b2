import { runtimeConfig } from '@/api/config';
import { useFirm } from '@/features/firm';
import classes from './support-contact.module.css';

/** Support's phone number, and the customer number that support asks for. */
export function SupportContact() {
  const { supportPhone } = runtimeConfig();
  const { data: firm } = useFirm();
  return (
    <dl className={classes.contact}>
      <div>
        <dt>Phone support</dt>
        <dd>
          <a href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>{supportPhone}</a>
        </dd>
      </div>
      {firm?.customerNumber && (
        <div>
          <dt>Customer number</dt>
          <dd>{firm.customerNumber}</dd>
        </div>
      )}
    </dl>
  );
}
