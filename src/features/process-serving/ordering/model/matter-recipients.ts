/** Proposes a matter's contacts as recipients. */

import type { MatterContact } from '@/api/generated/integration/model';
import {
  type AddressToServe,
  AnyState,
  addressToServeCityMax,
  addressToServeStreetMax,
  addressToServeUnitMax,
  type JobToServe,
  type ServingRecipient,
  servingRecipientEmailMax,
  servingRecipientFirstNameMax,
  servingRecipientLastNameMax,
  servingRecipientMiddleNameMax,
  servingRecipientOrganizationNameMax,
  servingRecipientPhoneMax,
  servingRecipientSuffixMax,
} from '@/api/generated/serving/model';
import { usStates } from '@/features/addresses';
import { contactName, type Proposal, proposeText } from '@/features/matters';
import { recipientName } from '../../import/recipient-name';
import { newAddress } from './content';

type JobProposal = Proposal<JobToServe>;
type RecipientText = Exclude<keyof ServingRecipient, 'kind' | 'description'>;

/** Tells what a contact would fill in. @param job undefined for a new recipient */
export function proposeRecipient(contact: MatterContact, job: JobToServe | undefined): JobProposal[] {
  const { recipient } = job ?? {};
  return [
    ...nameProposals(contact, recipient),
    text('Phone', 'phone', servingRecipientPhoneMax, contact.phone, recipient),
    text('Email', 'email', servingRecipientEmailMax, contact.email, recipient),
    ...addressProposals(contact, job?.addresses[0]),
  ];
}

/** A name in the fields of its kind. Over a name of the other kind it is proposed as a whole. */
function nameProposals(contact: MatterContact, recipient: ServingRecipient | undefined): JobProposal[] {
  const name = contactName(contact);
  const kind = name.kind === 'person' ? 'individual' : name.isGovernment ? 'government' : 'business';
  const proposals =
    name.kind === 'organization'
      ? [text('Organization', 'organizationName', servingRecipientOrganizationNameMax, name.name, recipient)]
      : [
          text('First name', 'firstName', servingRecipientFirstNameMax, name.parts.firstName, recipient),
          text('Middle name', 'middleName', servingRecipientMiddleNameMax, name.parts.middleName, recipient),
          text('Last name', 'lastName', servingRecipientLastNameMax, name.parts.lastName, recipient),
          text('Suffix', 'suffix', servingRecipientSuffixMax, name.parts.suffix, recipient),
        ];
  const asKind = proposals.map(
    (proposal): JobProposal => ({
      ...proposal,
      apply(entry) {
        const filled = proposal.apply(entry);
        return { ...filled, recipient: { ...filled.recipient, kind } };
      },
    }),
  );
  const entered = recipient ? recipientName(recipient) : '';
  const isOtherKind = recipient && (recipient.kind === 'individual') !== (kind === 'individual');
  if (!isOtherKind || entered === '') return asKind;
  return [
    {
      field: name.kind === 'organization' ? 'Organization' : 'Person',
      value: contact.name.trim(),
      current: entered,
      apply: (entry) => asKind.filter(({ value }) => value !== '').reduce((done, { apply }) => apply(done), entry),
    },
  ];
}

/** The address is filled in part by part, where the server goes first. */
function addressProposals({ address }: MatterContact, current: AddressToServe | undefined): JobProposal[] {
  if (!address) return [];
  const part = (field: string, key: 'street' | 'unit' | 'city' | 'zip', value: string | undefined, max: number) =>
    proposeText<JobToServe>({
      ...{ field, value, max },
      current: current?.[key],
      set: (job, entered) => withAddress(job, { [key]: entered }),
    });
  const state = stateOf(address.state);
  return [
    part('Street', 'street', address.street, addressToServeStreetMax),
    part('Apartment, suite', 'unit', address.unit, addressToServeUnitMax),
    part('City', 'city', address.city, addressToServeCityMax),
    ...(state
      ? [
          {
            field: 'State',
            value: state,
            // The court's state is only a default until a street or city is entered.
            current: current && (current.street.trim() || current.city.trim()) ? (current.state ?? '') : '',
            apply: (job: JobToServe) => withAddress(job, { state }),
          },
        ]
      : []),
    part('ZIP code', 'zip', address.postalCode, 10),
  ];
}

/** Changes the first address. A former confirmation of it no longer applies. */
function withAddress(job: JobToServe, change: Partial<AddressToServe>): JobToServe {
  const [{ acknowledged: _, ...first } = newAddress('IL'), ...others] = job.addresses;
  return { ...job, addresses: [{ ...first, ...change }, ...others] };
}

/** A state's abbreviation, from its name or abbreviation as firms write it. */
function stateOf(text: string | undefined): AnyState | undefined {
  const sought = text?.trim().toLowerCase();
  const found = usStates.find(
    ({ abbreviation, name }) => abbreviation.toLowerCase() === sought || name.toLowerCase() === sought,
  );
  return AnyState.safeParse(found?.abbreviation).data;
}

function text(
  field: string,
  key: RecipientText,
  max: number,
  value: string | undefined,
  recipient: ServingRecipient | undefined,
): JobProposal {
  return proposeText({
    ...{ field, value, max },
    current: recipient?.[key],
    set: (job, entered) => ({ ...job, recipient: { ...job.recipient, [key]: entered } }),
  });
}
