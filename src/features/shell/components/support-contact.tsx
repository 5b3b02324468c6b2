import { useQuery } from '@tanstack/react-query';
import { runtimeConfig } from '@/api/config';
import { firmQuery } from '@/features/firm';
import { usePerson } from '@/features/session';
import classes from './support-contact.module.css';

/** Support's phone number, and the customer number that support asks for. */
export function SupportContact() {
  const { supportPhone } = runtimeConfig();
  const clientId = usePerson()?.clientId ?? 0;
  const { data: firm } = useQuery({ ...firmQuery(clientId), enabled: clientId !== 0 });
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
