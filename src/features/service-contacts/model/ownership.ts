/** Who may change a service contact: the firm that created it (403 `not-your-contact`). */
import type { ServiceContactDetail } from '@/api/generated/filing/model';

/** Tells why the person's firm can't change, detach or remove a contact; undefined when it can. */
export function whyNotChangeable({
  contact,
  firmOwned = contact.isInFirmMasterList,
}: Pick<ServiceContactDetail, 'contact' | 'firmOwned'>): string | undefined {
  return firmOwned ? undefined : notYourContact(contact.firmName);
}

/** Tells why a contact of another firm stays as it is. */
export function notYourContact(firmName: string): string {
  return `Only ${firmName || 'the firm that added this contact'} can change it.`;
}
