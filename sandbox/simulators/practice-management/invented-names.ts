/** Names of generated matters. */
import type { Chance } from '../../demo/orders/chance.ts';

export const surnames = [
  ...[
    'Abernethy',
    'Adeyemi',
    'Albrecht',
    'Amsel',
    'Arroyo',
    'Ashdown',
    'Baptiste',
    'Bergstrom',
    'Blackwood',
    'Bouchard',
  ],
  ...['Calloway', 'Castellan', 'Cheng', 'Corrigan', 'Dalgaard', 'Delgado', 'Dunmore', 'Eastman', 'Ekwueme', 'Espinoza'],
  ...[
    'Fairbanks',
    'Farrow',
    'Ferreira',
    'Galloway',
    'Garrity',
    'Gupta',
    'Halloran',
    'Hashimoto',
    'Hawthorne',
    'Ibarra',
  ],
  ...['Iyer', 'Jankowski', 'Kaplan', 'Karimi', 'Keller', 'Kowalski', 'Lindgren', 'Lockhart', 'Macready', 'Mbeki'],
  ...['Montague', 'Moreau', 'Nakamura', 'Novak', 'Oduya', 'Okonkwo', 'Ostrander', 'Palmer', 'Petrov', 'Quintero'],
  ...['Rasmussen', 'Ridgeway', 'Rosales', 'Salazar', 'Santos', 'Schaefer', 'Sundaram', 'Tanaka', 'Thackeray', 'Ueda'],
  ...['Valdez', 'Vasquez', 'Whitmore', 'Winslow', 'Yamada', 'Zielinski', 'Müller', 'O’Rourke', 'Peña', 'Nguyễn'],
] as const;

export const firstNames = [
  ...['Ada', 'Amir', 'Bianca', 'Caleb', 'Celeste', 'Dario', 'Elena', 'Emeka', 'Farah', 'Gideon', 'Hana', 'Imani'],
  ...['Jonas', 'Kavya', 'Leon', 'Lucia', 'Marek', 'Mina', 'Noor', 'Otto', 'Paloma', 'Quentin', 'Rosa', 'Samir'],
  ...['Tessa', 'Umar', 'Vera', 'Wendell', 'Ximena', 'Yusuf', 'Zadie', 'Astrid', 'Bruno', 'Colette', 'Dmitri', 'Esme'],
] as const;

const trades = [
  ...['Marine', 'Textiles', 'Orchards', 'Logistics', 'Dental', 'Robotics', 'Brewing', 'Roofing', 'Freight', 'Optics'],
  ...['Hospitality', 'Timber', 'Ceramics', 'Pharmacy', 'Motors', 'Insurance', 'Media', 'Foods', 'Energy', 'Realty'],
] as const;
const forms = ['LLC', 'Inc.', 'LP', 'Co.', 'Group'] as const;

export const personName = (chance: Chance, surname: string) => `${chance.pick(firstNames)} ${surname}`;

export const companyName = (chance: Chance) => `${chance.pick(surnames)} ${chance.pick(trades)} ${chance.pick(forms)}`;

/** A matter's caption or subject. */
export function subject(chance: Chance, surname: string): string {
  const kind = chance.between(1, 10);
  if (kind <= 5) return `${surname} v. ${companyName(chance)}`;
  if (kind <= 7) return `${companyName(chance)} v. ${surname}`;
  if (kind === 8) return `Estate of ${personName(chance, surname)}`;
  return kind === 9 ? `In re Marriage of ${surname}` : `${surname}: lease, ${chance.pick(trades)} building`;
}
