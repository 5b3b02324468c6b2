/** A level of court that says nothing once a division follows. */
const plainLevel = /^(Circuit|District|Superior|Trial) Court$/;

/**
 * A court's county with its division, as lists name it.
 * `Lakemoor County - Circuit Court - Probate` → `Lakemoor Co. - Probate`;
 * `Superior Court of California, County of Redshore - Civil Courthouse` → `Redshore Co. - Civil Courthouse`;
 * `Circuit Court for Tidewick County` → `Tidewick Co. - Circuit Court`.
 * Other names stay.
 */
export function shortCourtName(name: string): string {
  return countyWithDivision(name).replace(/ County( - |$)/, ' Co.$1');
}

function countyWithDivision(name: string): string {
  const [first = '', ...divisions] = name.split(' - ').map((part) => part.trim());
  const ofCounty = /^Superior Court of [^,]+, County of (.+)$/.exec(first);
  if (ofCounty) return [`${ofCounty[1]} County`, ...divisions].join(' - ');
  const forCounty = /^(?:In )?(?:the )?(.+ Court) (?:for|of) (.+ County)$/i.exec(first);
  if (forCounty) {
    const [, level = '', county = ''] = forCounty;
    return [county, ...(divisions.length > 0 ? divisions : [level])].join(' - ');
  }
  const [level, ...rest] = divisions;
  if (level !== undefined && rest.length > 0 && plainLevel.test(level)) return [first, ...rest].join(' - ');
  return name;
}
