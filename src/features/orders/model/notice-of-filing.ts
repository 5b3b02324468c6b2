/** What a notice of filing starts with (filing variants, section 10). Pure. */
import type { FilingType, OrderDetail, ServiceContact } from '@/api/generated/filing/model';

/** The court's filing types for notices of filing. */
export function noticeTypes<Type extends Pick<FilingType, 'name'>>(types: readonly Type[]): Type[] {
  return types.filter(({ name }) => /notice of filing/i.test(name));
}

/**
 * Whom a notice is served on unless a person changes it: the known contacts whom the order's filings were served on, or
 * else those of the case. Returns their IDs.
 */
export function usualNoticeRecipients(
  { filings }: Pick<OrderDetail, 'filings'>,
  known: readonly Pick<ServiceContact, 'serviceContactId'>[],
  ofCase: readonly Pick<ServiceContact, 'serviceContactId'>[],
): string[] {
  const served = new Set(filings.flatMap(({ recipients }) => recipients.map((each) => each.serviceContactId)));
  const ids = (contacts: typeof known) => [...new Set(contacts.map(({ serviceContactId }) => serviceContactId))];
  const usual = ids(known).filter((id) => served.has(id));
  return usual.length > 0 ? usual : ids(ofCase);
}

type FiledOrder = Pick<OrderDetail, 'status' | 'filingFlow' | 'caseTrackingId' | 'court'>;

/** Tells whether a notice can be filed for an order: it is submitted, and its case is known to the court. */
export function takesNotice({ status, filingFlow, caseTrackingId, court }: FiledOrder): boolean {
  return (
    !['draft', 'cancelled'].includes(status) && filingFlow !== undefined && !!caseTrackingId && court !== undefined
  );
}
