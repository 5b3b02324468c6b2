/** ZIP codes: their state by the first three digits, and the price zone. */
import { AnyState } from '../../../generated/serving/schemas.ts';
import { streets } from '../../places/address-book.ts';

/** Ranges of the first three digits. */
const prefixes: Readonly<Record<AnyState, string>> = {
  ...{ AL: '350-369', AK: '995-999', AZ: '850-865', AR: '716-729', CA: '900-961', CO: '800-816', CT: '060-069' },
  ...{ DE: '197-199', DC: '200 202-205', FL: '320-349', GA: '300-319 398-399', HI: '967-968', ID: '832-838' },
  ...{ IL: '600-629', IN: '460-479', IA: '500-528', KS: '660-679', KY: '400-427', LA: '700-714', ME: '039-049' },
  ...{ MD: '206-219', MA: '010-027 055', MI: '480-499', MN: '550-567', MS: '386-397', MO: '630-658', MT: '590-599' },
  ...{ NE: '680-693', NV: '889-898', NH: '030-038', NJ: '070-089', NM: '870-884', NY: '005 100-149', NC: '270-289' },
  ...{ ND: '580-588', OH: '430-459', OK: '730-749', OR: '970-979', PA: '150-196', RI: '028-029', SC: '290-299' },
  ...{ SD: '570-577', TN: '370-385', TX: '750-799 885', UT: '840-847', VT: '050-054 056-059', VA: '201 220-246' },
  ...{ WA: '980-994', WV: '247-268', WI: '530-549', WY: '820-831' },
};

const states = new Map(
  AnyState.options.flatMap((state) =>
    prefixes[state].split(' ').flatMap((range) => {
      const [from = '', to = from] = range.split('-');
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index): [string, AnyState] => [
        String(Number(from) + index).padStart(3, '0'),
        state,
      ]);
    }),
  ),
);

/** The state of a ZIP code, with or without the four digits; undefined for an unknown one. */
export function stateOfZip(zip: string): AnyState | undefined {
  const [, five] = /^(\d{5})(?:-?\d{4})?$/.exec(zip.trim()) ?? [];
  return five === undefined ? undefined : states.get(five.slice(0, 3));
}

const known = new Set(streets.map(({ city }) => city.postcode));

/**
 * The price zone of a ZIP code (section 5): 1 in the address book, elsewhere 2 + the last digit modulo 4.
 * Undefined for an unknown one.
 */
export function zoneOfZip(zip: string): 1 | 2 | 3 | 4 | 5 | undefined {
  const five = zip.trim().slice(0, 5);
  if (stateOfZip(zip) === undefined) return undefined;
  if (known.has(five)) return 1;
  return ([2, 3, 4, 5] as const)[Number(five.at(-1)) % 4];
}
