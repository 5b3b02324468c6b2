import type { Client } from '@/api/generated/platform/model';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { oneLine, streetAddress } from '../model/firm-address';
import { AddressForm } from './address-form';
import classes from './settings-form.module.css';

/** The person's firm. Its administrators change the address; documents and invoices name it. */
export function FirmSection({ firm, isAdministrator }: { firm: Client; isAdministrator: boolean }) {
  const address = streetAddress(firm);
  return (
    <Section title="Your firm">
      <PropertiesList
        items={[
          ['Name', firm.name],
          ['Customer number', firm.customerNumber],
          ['Contact', firm.contact],
          ['Phone', firm.phone],
          ['Email', firm.email],
          ['Invoices go to', firm.financeEmail],
          ['Address', address && oneLine(address)],
        ]}
      />
      {isAdministrator && (
        <div className={classes.change}>
          <AddressForm key={JSON.stringify(address)} clientId={firm.clientId} address={address} />
        </div>
      )}
    </Section>
  );
}
