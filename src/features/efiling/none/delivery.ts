/** What is asked of a delivery on paper (filing variants, section 4). */
import type { ProviderFields } from '../model/fields';
import type { Extra } from '../model/filing-content';

/** What a filing on paper starts with. */
export const firstDelivery: Extra = {
  serviceLevel: 'standard',
  counter: 'drop-off',
  copies: 1,
  returnCopies: 'scan',
  advanceFees: true,
};

export const deliveryFields: ProviderFields['case'] = [
  {
    key: 'serviceLevel',
    wirePath: 'physicalDelivery.serviceLevel',
    label: 'Delivery',
    kind: 'choice',
    options: () => [
      { value: 'standard', label: 'Standard, the next court day: $45' },
      { value: 'urgent', label: 'Urgent, the same court day until its last hour: $95' },
    ],
    help: 'The fees say on which day the documents reach the court.',
    isRequired: () => true,
  },
  {
    key: 'counter',
    wirePath: 'physicalDelivery.counter',
    label: 'At the court',
    kind: 'choice',
    options: () => [
      { value: 'drop-off', label: 'Leave in the drop box' },
      { value: 'over-the-counter', label: 'Wait at the counter' },
    ],
    isRequired: () => true,
  },
  {
    key: 'copies',
    wirePath: 'physicalDelivery.copies',
    label: 'Printed copies',
    kind: 'count',
    maxLength: 1,
    help: 'Each page is $0.15.',
    isRequired: () => true,
    check: (value) => (Number(value) >= 1 && Number(value) <= 9 ? undefined : 'Enter a number from 1 to 9.'),
  },
  {
    key: 'returnCopies',
    wirePath: 'physicalDelivery.returnCopies',
    label: 'Stamped copies',
    kind: 'choice',
    options: () => [
      { value: 'scan', label: 'Scan them into the order' },
      { value: 'mail', label: 'Mail them to the firm' },
      { value: 'none', label: 'Not needed' },
    ],
    help: 'Only a scan can be saved in the matter.',
    isRequired: () => true,
  },
  {
    key: 'advanceFees',
    wirePath: 'physicalDelivery.advanceFees',
    label: 'The courier pays the court’s fees',
    kind: 'boolean',
    help: 'They are added to your fees. Otherwise, pay the court before the courier is there.',
  },
  {
    key: 'instructions',
    wirePath: 'physicalDelivery.instructions',
    label: 'Instructions for the courier',
    kind: 'longText',
    maxLength: 500,
  },
];
