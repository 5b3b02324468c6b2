/** The demo's services with their prices and stages. */
import type { FilingStatus, OrderStatus, ServiceName } from '../../generated/filing/schemas.ts';
import type { DemoCase } from './demo-cases.ts';
import { isOrganization, people } from './names.ts';

/** A possible stage of a service's order: its status, the service's wording, and the history text. */
export interface Stage {
  status: OrderStatus;
  text: string;
  step: FilingStatus;
  /** Needs action by the firm. */
  needsAttention?: true;
}

/** A demo service. `cents` is its price. */
interface DemoService {
  service: ServiceName;
  describe(demoCase: DemoCase): string;
  cents: readonly number[];
  fee: string;
  open: readonly Stage[];
  ended: readonly Stage[];
}

const done = (text: string, step: FilingStatus = 'accepted'): Stage => ({ status: 'completed', text, step });
const open = (text: string): Stage => ({ status: 'in-progress', text, step: 'submitted' });
const onHold = { ...open('On hold'), needsAttention: true } satisfies Stage;
const cancelled: Stage = { status: 'cancelled', text: 'Cancelled', step: 'cancelled' };
const serving = [open('Dispatched'), open('First attempt made'), onHold];
const served = [
  done('Served', 'served'),
  done('Served', 'served'),
  done('Served', 'served'),
  done('Not served'),
  cancelled,
];

/** Whom a skip trace looks for: the opponent, or a person behind an organization. */
export function tracedPerson({ opponent }: DemoCase): string {
  return isOrganization(opponent) ? (people[opponent.length % people.length] ?? opponent) : opponent;
}

export const demoServices: readonly DemoService[] = [
  {
    service: 'ProcessServing',
    describe: ({ opponent }) => `Rush service on ${opponent}`,
    cents: [9500, 14_900],
    fee: 'Service of process',
    open: serving,
    ended: served,
  },
  {
    service: 'SkipTrace',
    describe: (demoCase) => `Address of ${tracedPerson(demoCase)}`,
    cents: [6500],
    fee: 'Skip trace',
    open: [open('Searching')],
    ended: [done('Address found'), done('Address found'), done('Not found')],
  },
  {
    service: 'ProcessServingExistingCase',
    describe: ({ opponent }) => `Service of the summons on ${opponent}`,
    cents: [9500],
    fee: 'Service of process',
    open: serving,
    ended: served,
  },
  {
    service: 'LegalServiceOfProcess',
    describe: ({ opponent }) => `Service on the registered agent of ${opponent}`,
    cents: [12_500],
    fee: 'Legal service of process',
    open: [open('Sent to the office'), open('Received by the office')],
    ended: [done('Return on file', 'served'), cancelled],
  },
  {
    service: 'DocketSync',
    describe: ({ title }) => `Docket of ${title}`,
    cents: [1000],
    fee: 'DocketSync, one month',
    open: [open('Active')],
    ended: [open('Active'), done('Stopped')],
  },
  {
    service: 'DocketSyncLegacy',
    describe: ({ title }) => `Docket alerts for ${title}`,
    cents: [800],
    fee: 'Docket alerts, one month',
    open: [open('Active')],
    ended: [done('Stopped')],
  },
  {
    service: 'SearchForCase',
    describe: ({ filer }) => `Cases of ${filer}`,
    cents: [0, 500],
    fee: 'Case search',
    open: [open('Searching')],
    ended: [done('Completed')],
  },
  {
    service: 'CourtesyCopy',
    describe: ({ courtName }) => `Courtesy copy for chambers, ${courtName}`,
    cents: [4500],
    fee: 'Courtesy copy delivery',
    open: [open('Printing'), open('Out for delivery')],
    ended: [done('Delivered'), done('Delivered'), cancelled],
  },
  {
    service: 'ElectronicSignature',
    describe: ({ filer }) => `Signature of ${filer}`,
    cents: [300],
    fee: 'Electronic signature',
    open: [open('Waiting for signatures')],
    ended: [done('Signed'), done('Declined')],
  },
  {
    service: 'EService',
    describe: ({ opponent }) => `E-service on counsel for ${opponent}`,
    cents: [1200],
    fee: 'E-service',
    open: [open('Sending')],
    ended: [done('Served', 'served')],
  },
];

/** A planned service order, before its rows exist. */
export interface ServicePlan {
  orderId: number;
  service: DemoService;
  demoCase: DemoCase;
  person: { userId: number; name: string };
  orderedAt: Date;
  isOpen: boolean;
  /** For a case with a case number. */
  caseNumber: string | undefined;
}
