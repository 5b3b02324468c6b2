/** What a notice of filing starts with (filing variants, section 10). Pure. */
import type { FilingType, OrderDetail, ServiceContact } from '@/api/generated/filing/model';

/** The court's filing types for notices of filing. */
export function noticeTypes<Type extends Pick<FilingType, 'name'>>(types: readonly Type[]): Type[] {
  return types.filter(({ name }) => /notice of filing/i.test(name));
}

/** The firm's contacts whom the order's filings were served on. */
export function servedContacts(
  { filings }: Pick<OrderDetail, 'filings'>,
  contacts: readonly Pick<ServiceContact, 'serviceContactId'>[],
): string[] {
  const served = new Set(filings.flatMap(({ recipients }) => recipients.map((each) => each.serviceContactId)));
  return contacts.map(({ serviceContactId }) => serviceContactId).filter((id) => served.has(id));
}

type FiledOrder = Pick<OrderDetail, 'status' | 'filingFlow' | 'caseTrackingId' | 'court'>;

/** Whether a notice can be filed for an order: it is submitted, and its case is known to the court. */
export function takesNotice({ status, filingFlow, caseTrackingId, court }: FiledOrder): boolean {
  return (
    !['draft', 'cancelled'].includes(status) && filingFlow !== undefined && !!caseTrackingId && court !== undefined
  );
}
