/** A US address in one line, in parts. */
import { AnyState } from '@/api/generated/serving/model';
import { usStates } from '@/features/addresses';

export interface AddressParts {
  street: string;
  unit?: string;
  city: string;
  state: AnyState | undefined;
  zip: string;
}

const states = [...AnyState.options, ...usStates.map(({ name }) => name)].join('|');
const zipCode = String.raw`(?<zip>\d{5}(?:-\d{4})?)`;
/** `Gary IN 46402`: without a comma, only a state tells where the city ends. */
const ofState = new RegExp(String.raw`^(?<before>.+?),?\s+(?<state>${states}),?\s+${zipCode}$`, 'i');
const ofOtherRegion = new RegExp(String.raw`^(?<before>.+),\s+(?<state>[A-Z]+(?: [A-Z]+)?),?\s+${zipCode}$`, 'i');
const unitPart = /^(?:apt|unit|suite|ste|fl|floor|room|rm|#)\b\.?|^#/i;

/** `410 W Grand Ave, Suite 2, Chicago, IL 60654` in parts; undefined if it has no street, city and ZIP code. */
export function readAddress(line: string): AddressParts | undefined {
  // One space for each gap: patterns that look for several would begin anew at each of a long one.
  const text = line.trim().replaceAll(/[^\S\r\n]+/g, ' ');
  const { before = '', state: named = '', zip = '' } = (ofState.exec(text) ?? ofOtherRegion.exec(text))?.groups ?? {};
  const parts = before.split(',').map((part) => part.trim());
  const city = parts.pop();
  const [street, ...others] = parts;
  // Without commas nobody can tell where the street ends.
  if (!city || !street) return undefined;
  const unit = others.find((part) => unitPart.test(part));
  const rest = others.filter((part) => part !== unit);
  return {
    street: [street, ...rest].join(', '),
    ...(unit !== undefined && { unit }),
    city,
    state: stateOf(named),
    zip,
  };
}

function stateOf(named: string): AnyState | undefined {
  const byName = usStates.find(({ name }) => name.toLowerCase() === named.toLowerCase())?.abbreviation;
  const parsed = AnyState.safeParse(byName ?? named.toUpperCase());
  return parsed.success ? parsed.data : undefined;
}
