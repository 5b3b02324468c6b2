/** What comes of an attempt: by the wishes in the instructions, otherwise by chance (section 4). Pure. */
import type {
  AddressLabel,
  PersonDescription,
  ServedPerson,
  ServeType,
  ServingRecipient,
} from '../../generated/serving/schemas.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';
import type { SubstituteRule } from '../../services/serving/rules/rule-version.ts';
import { chanceOf, pick } from './chance.ts';
import { type Wish, wishes } from './wishes.ts';

/** The wishes that stand in a job's instructions as words. */
export function wishesIn(instructions: string | null): ReadonlySet<Wish> {
  const words = new Set((instructions ?? '').toLowerCase().split(/[\s,.;:]+/));
  return new Set(wishes.filter((wish) => words.has(wish)));
}

export interface Outcome {
  success: boolean;
  serveType: ServeType;
  note: string;
  servedPerson?: ServedPerson;
}

interface Situation {
  jobId: string;
  number: number;
  recipient: ServingRecipient;
  label: AddressLabel;
  wishes: ReadonlySet<Wish>;
  /** The substitutes that the rules allow now, after the attempts so far. */
  substitutes: readonly SubstituteRule[];
}

export function outcomeOf(situation: Situation): Outcome {
  const { jobId, number, recipient, label, wishes: wished } = situation;
  if (wished.has('bad-address') && number === 1)
    return { success: false, serveType: 'bad-address', note: 'Vacant. The neighbor says that they moved last year.' };
  if (wished.has('nobody')) return nobody(jobId, number);
  if (wished.has('refuses'))
    return {
      ...{ success: true, serveType: 'personal', servedPerson: recipientInPerson(jobId, recipient) },
      note: 'Identified by the photo on file, refused to take the papers. Left them in the recipient’s presence.',
    };
  if (wished.has('substitute')) return substitute(situation) ?? nobody(jobId, number);
  const chance = chanceOf(jobId, `outcome ${number}`);
  if (wished.has('personal') || chance < likelihood(recipient, label)) return inPerson(situation);
  return (chance < 0.6 ? substitute(situation) : undefined) ?? posting(situation) ?? nobody(jobId, number);
}

/** Tells how likely an attempt reaches the recipient. */
const likelihood = ({ kind }: ServingRecipient, label: AddressLabel) =>
  label === 'registered-agent' || kind !== 'individual' ? 0.9 : 0.4;

function inPerson({ jobId, recipient, label }: Situation): Outcome {
  if (label === 'registered-agent')
    return {
      ...{ success: true, serveType: 'registered-agent', note: 'Taken at the front desk of the agent.' },
      servedPerson: {
        ...{ name: recipient.agentForService?.trim() || 'Jo Calder', relationship: 'Registered agent' },
        ...{ ageEstimate: 45, description: looks(jobId) },
      },
    };
  if (recipient.kind === 'individual')
    return {
      ...{ success: true, serveType: 'personal', servedPerson: recipientInPerson(jobId, recipient) },
      note: 'Answered the door and confirmed the name.',
    };
  return {
    ...{ success: true, serveType: recipient.kind === 'government' ? 'government' : 'corporation' },
    note: 'Taken by a person authorized to accept.',
    servedPerson: {
      ...{ name: pick(names, jobId, 'officer'), relationship: 'Authorized to accept', ageEstimate: 45 },
      description: looks(jobId),
    },
  };
}

const names = ['Marta Lindqvist', 'Tomas Avila', 'Renee Doucet', 'Priya Raman'] as const;
const descriptions: readonly [PersonDescription, ...PersonDescription[]] = [
  { sex: 'Female', race: 'White', hair: 'Brown', eyes: 'Brown' },
  { sex: 'Male', race: 'Black', hair: 'Black', eyes: 'Brown' },
  { sex: 'Female', race: 'Asian', hair: 'Black', eyes: 'Brown' },
  { sex: 'Male', race: 'White', hair: 'Gray', eyes: 'Blue' },
];

const looks = (jobId: string): PersonDescription => pick(descriptions, jobId, 'looks');

function recipientInPerson(jobId: string, recipient: ServingRecipient): ServedPerson {
  return {
    ...{ name: recipientName(recipient), relationship: 'Recipient', description: looks(jobId) },
    ageEstimate: 25 + Math.floor(chanceOf(jobId, 'age') * 45),
  };
}

function nobody(jobId: string, number: number): Outcome {
  const notes = ['No answer. Lights on.', 'No answer. No car in the drive.', 'Neighbor says they are away.'] as const;
  return { success: false, serveType: 'unsuccessful', note: pick(notes, jobId, `note ${number}`) };
}

/** Attempts before a server posts the papers where that is allowed without a number of attempts. */
const attemptsBeforePosting = 2;

/** Posting on the door of the home, if the rules allow it by now. */
function posting({ jobId, number, label, substitutes }: Situation): Outcome | undefined {
  const isAllowed = substitutes.some(({ manner }) => manner === 'posted');
  if (!isAllowed || label !== 'home' || number <= attemptsBeforePosting || chanceOf(jobId, 'posting') < 0.3)
    return undefined;
  return { success: true, serveType: 'posted', note: 'No one answered. Posted the papers on the front door.' };
}

/** Service on someone else, if the rules allow it at this kind of address. */
function substitute({ jobId, recipient, label, substitutes }: Situation): Outcome | undefined {
  const isIndividual = recipient.kind === 'individual';
  // No one lives at an agent's office.
  const isPlace = isIndividual ? label === 'home' || label === 'work' : label !== 'mailing' && label !== 'other';
  const manner = label === 'work' || !isIndividual ? 'substitute-business' : 'substitute-abode';
  const rule = substitutes.find((each) => each.manner === manner);
  if (!rule || !isPlace) return undefined;
  const age = Math.max(rule.minimumAge, 18) + Math.floor(chanceOf(jobId, 'age') * 40);
  return {
    ...{ success: true, serveType: manner },
    note: `Told what the papers are, and left them with a person ${manner === 'substitute-abode' ? 'who lives there' : 'in charge'}.`,
    servedPerson: {
      ...{ name: pick(names, jobId, 'substitute'), ageEstimate: age, description: looks(jobId) },
      relationship: manner === 'substitute-abode' ? 'Resident' : 'Person in charge',
    },
  };
}
