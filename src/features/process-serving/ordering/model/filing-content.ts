/** An order that serves the papers of a filing which opens a case, once the clerk has stamped them. */
import type { OrderDetail, OrderParty } from '@/api/generated/filing/model';
import {
  type AddressToServe,
  AnyState,
  type CourtState,
  type JobToServe,
  type ServingContent,
  type ServingMode,
  type ServingRecipient,
} from '@/api/generated/serving/model';
import { newAddress, newContent, newJob } from './content';

/** The parties of a filing whom someone else represents. */
export const partiesToServe = ({ parties }: Pick<OrderDetail, 'parties'>): readonly OrderParty[] =>
  parties.filter(({ isFilingParty }) => !isFilingParty);

/** Tells why service can't be ordered on a filing; undefined if it can. */
export function whyNotAfter({ service, status }: Pick<OrderDetail, 'service' | 'status'>): string | undefined {
  if (service !== 'CreateCase') return 'Only a filing that opens a case can be followed by service of process.';
  if (status === 'draft') return 'Submit the filing to the court first.';
  if (status === 'rejected' || status === 'cancelled')
    return 'The court didn’t take this filing. File again, then order service.';
  return undefined;
}

/** Tells what the draft begins with: the case as filed, and a recipient for each party to serve. */
export function contentAfterFiling(
  state: CourtState,
  mode: ServingMode,
  order: Pick<OrderDetail, 'orderId' | 'caseTitle' | 'caseNumber' | 'caseTrackingId' | 'court' | 'parties'>,
): ServingContent {
  const { orderId, caseTitle, caseNumber, caseTrackingId, court } = order;
  return {
    ...newContent(state, mode),
    afterFilingOrderId: orderId,
    case: {
      ...{ kind: 'court-case', caseType: 'general', caseTitle, caseNumber, caseTrackingId },
      ...(court && { courtName: court.name, courtCode: court.code }),
    },
    jobs: partiesToServe(order).map((party) => jobOf(state, party)),
  };
}

function jobOf(state: CourtState, party: OrderParty): JobToServe {
  return { ...newJob(state), recipient: recipientOf(party), addresses: [addressOf(state, party)] };
}

function recipientOf({ kind, name, person }: OrderParty): ServingRecipient {
  if (kind === 'organization') return { kind: 'business', organizationName: name };
  const { firstName, middleName, lastName } = person ?? { lastName: name };
  return { kind: 'individual', firstName, middleName, lastName };
}

function addressOf(court: CourtState, { kind, address }: OrderParty): AddressToServe {
  const { street = '', unit, city = '', state, zip = '' } = address ?? {};
  const known = AnyState.safeParse(state).data;
  return {
    ...newAddress(court),
    ...{ label: kind === 'organization' ? 'work' : 'home', street, unit, city, zip },
    ...(known && { state: known }),
  };
}
