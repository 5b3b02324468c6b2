/** The demo firms' cards. */
import { clientCards } from '../db/schema/platform.ts';
import { type DemoStep, daysBefore } from './demo-step.ts';

export const seedCards: DemoStep = async ({ db, now }) => {
  const card = { expiryYear: now.getUTCFullYear() + 3, createdAt: daysBefore(now, 600) };
  await db.insert(clientCards).values([
    { ...card, clientId: 1, cardType: 'Visa', last4: '1881', expiryMonth: 11, cardHolderName: 'Nora Marlow' },
    { ...card, clientId: 2, cardType: 'MasterCard', last4: '4444', expiryMonth: 4, cardHolderName: 'June Ashgrove' },
    { ...card, clientId: 3, cardType: 'Amex', last4: '0005', expiryMonth: 8, cardHolderName: 'Ines Calder' },
    { ...card, clientId: 4, cardType: 'Visa', last4: '1111', expiryMonth: 2, cardHolderName: 'Maren Harrow' },
    { ...card, clientId: 5, cardType: 'Discover', last4: '1117', expiryMonth: 9, cardHolderName: 'Callum Stillwater' },
  ]);
};
