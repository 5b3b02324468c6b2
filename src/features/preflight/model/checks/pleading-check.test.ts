import { describe, expect, it } from 'vitest';
import { checked, type Differing, leadPath, letterPage } from './checked-document.testing';
import { pleadingFindings } from './pleading-check';

const check = (differing: Differing) => pleadingFindings(checked(differing));
/** As many upright pages of Letter. */
const pages = (count: number) => Array.from({ length: count }, () => letterPage);
/** A caption that names a party of the case. */
const caption = (page: number, ...caseNumbers: string[]) => ({ page, caseNumbers, words: 'Ortega v. Lakeshore' });

it('finds nothing in a plain document', () => {
  expect(check({ rules: { separateDocuments: true, signature: true } })).toEqual([]);
});

describe('the signature', () => {
  const rules = { signature: true };
  const found = { isSigned: false, pages: pages(3) };

  it('is missed on the last page', () => {
    const [finding, ...others] = check({ rules, found });
    expect(finding).toMatchObject({ check: 'signature', result: 'fix', path: leadPath, pages: [3] });
    expect(finding?.text).toContain('No signature');
    expect(finding?.remedy).toContain('Sign');
    expect(others).toEqual([]);
  });

  it('isn’t wanted of an attachment, of a signed document or by a court without the rule', () => {
    expect(check({ rules, found, isLead: false })).toEqual([]);
    expect(check({ rules, found: { ...found, isSigned: true } })).toEqual([]);
    expect(check({ found })).toEqual([]);
  });
});

describe('the case number', () => {
  const caseNumber = '2026-L-000412';

  it('of another case blocks the document, on the page of that caption', () => {
    const captions = [caption(1, '2026 L 412'), caption(3, '2026 L 413', '2025 L 9'), caption(4, '2026 L 414')];
    const [finding, ...others] = check({ caseNumber, found: { pages: pages(5), captions } });
    expect(finding).toMatchObject({ check: 'case-number', result: 'fix', path: leadPath, pages: [3] });
    expect(finding?.text).toBe('The caption has case number 2026 L 413, not 2026-L-000412.');
    expect(finding?.remedy).toContain('Correct the caption');
    expect(others).toEqual([]);
  });

  it.each([
    ['may be any of a caption’s', ['2025 L 9', '2026 L 412']],
    ['may be missing from the caption', []],
  ])('%s', (_, numbers) => {
    expect(check({ caseNumber, found: { captions: [caption(1, ...numbers)] } })).toEqual([]);
  });

  it('isn’t known in a new case', () => {
    expect(check({ found: { captions: [caption(1, '2026 L 413')] } })).toEqual([]);
  });

  it('in an exhibit may be another', () => {
    const found = { pages: pages(3), exhibits: [{ page: 2, name: 'A' }], captions: [caption(2, '2026 L 413')] };
    expect(check({ caseNumber, found })).toEqual([]);
  });
});

describe('the parties of the caption', () => {
  /** Tells whether a caption seems to be another case's. */
  const isOther = (words: string, ...partyNames: string[]) =>
    check({ known: { partyNames }, found: { captions: [{ page: 1, caseNumbers: [], words }] } }).length > 0;

  it('want a look where none is of the case', () => {
    const captions = [{ ...caption(2), words: 'Smith v. Jones' }, caption(3)];
    const [finding, ...others] = check({ found: { pages: pages(3), captions } });
    expect(finding).toMatchObject({ check: 'caption-parties', result: 'look', path: leadPath, pages: [2] });
    expect(finding?.text).toContain("doesn't name a party");
    expect(finding?.remedy).toContain('this case');
    expect(others).toEqual([]);
  });

  it.each([
    ['a person by the last name', 'ORTEGA v. SMITH', 'Elena Ortega'],
    ['a person with a middle name', 'ORTEGA v. SMITH', 'Elena Maria Ortega'],
    ['a company by its first word', 'SMITH v. LAKESHORE HOLDINGS', 'Lakeshore Holdings LLC'],
    ['a company with stops in its form', 'SMITH v. LAKESHORE HOLDINGS', 'Lakeshore Holdings, L.L.C.'],
    ['a company after its article', 'SMITH v. THE LAKESHORE', 'The Lakeshore Company'],
    ['a person with a suffix', 'ORTEGA v. SMITH', 'Daniel Ortega, Jr.'],
    ['a person with a number', 'ORTEGA v. SMITH', 'Daniel Ortega III'],
    ['a bank', 'FIRSTBANK v. SMITH', 'FirstBank National Association'],
    ['any of several', 'DOE v. LEE', 'Elena Ortega', 'Ann Lee'],
    ['a person whose first name ends like a company’s form', 'ORTEGA v. SMITH', 'Marco Ortega'],
    ['a person whose last name begins like a company’s form', 'COOPER v. SMITH', 'Elena Cooper'],
  ])('name %s', (_, words, ...names) => {
    expect(isOther(words, ...names)).toBe(false);
  });

  it.each(['Inc.', 'LLC', 'Corp.', 'Corporation', 'Company', 'Co.', 'Ltd.', 'LP', 'LLP', 'Bank', 'Association'])(
    'name a company, not its form: %s',
    (form) => {
      expect(isOther('LAKESHORE v. SMITH', `Lakeshore Holdings, ${form}`)).toBe(false);
      expect(isOther(`ACME ${form.toUpperCase()} v. SMITH`, `Lakeshore Holdings, ${form}`)).toBe(true);
    },
  );

  it('are no other’s by a suffix or an article', () => {
    for (const suffix of ['Jr.', 'Sr.', 'II', 'III', 'IV', 'Esq.'])
      expect(isOther(`MARLOW ${suffix.toUpperCase()} v. JONES`, `Daniel Ortega ${suffix}`)).toBe(true);
    for (const article of ['The', 'A', 'An'])
      expect(isOther(`${article.toUpperCase()} ACME CO. v. JONES`, `${article} Lakeshore Company`)).toBe(true);
  });

  it('are no other’s by a first name', () => {
    expect(isOther('ELENA SMITH v. JONES', 'Elena Ortega')).toBe(true);
  });

  it('can be told from two letters on', () => {
    expect(isOther('SMITH v. JONES', 'Wei Li')).toBe(true);
    expect(isOther('SMITH v. JONES', 'Malcolm Q')).toBe(false);
  });

  it('aren’t checked where none is known, or there is no caption', () => {
    expect(isOther('SMITH v. JONES')).toBe(false);
    expect(check({ known: { partyNames: ['Elena Ortega'] } })).toEqual([]);
  });
});

describe('the title', () => {
  it('of another kind than the filing type wants a look', () => {
    const found = {
      pages: pages(2),
      titles: [
        { page: 2, text: 'ANSWER' },
        { page: 2, text: 'MOTION' },
      ],
    };
    const [finding, ...others] = check({ known: { filingTypeNames: new Map([['M', ' Motion ']]) }, found });
    expect(finding).toMatchObject({ check: 'type-title', result: 'look', path: leadPath, pages: [2] });
    expect(finding?.text).toBe('The title is “ANSWER”, the filing type “Motion”.');
    expect(finding?.remedy).toContain('filing type');
    expect(others).toEqual([]);
  });

  const kinds = ['Motion', 'Complaint', 'Petition', 'Answer', 'Notice', 'Order', 'Appearance', 'Summons', 'Judgment'];
  const found = (text: string) => ({ pages: pages(2), titles: [{ page: 1, text }] });

  it.each(kinds)('is compared by kind: %s', (kind) => {
    for (const typeName of kinds) {
      const known = { filingTypeNames: new Map([['M', typeName]]) };
      expect(check({ known, found: found(kind.toUpperCase()) })).toHaveLength(typeName === kind ? 0 : 1);
    }
  });

  it('may name several kinds, one of which is the type’s', () => {
    expect(check({ found: found('NOTICE OF MOTION') })).toEqual([]);
    expect(check({ found: found('NOTICE OF APPEARANCE') })).toHaveLength(1);
  });

  it('of no known kind says nothing of the type', () => {
    expect(check({ found: found('AFFIDAVIT') })).toEqual([]);
    expect(check({ known: { filingTypeNames: new Map([['M', 'Affidavit']]) }, found: found('MOTION') })).toEqual([]);
  });

  it('isn’t compared without a filing type, or one that isn’t the court’s', () => {
    expect(check({ entry: { filingTypeCode: undefined }, found: found('ANSWER') })).toEqual([]);
    expect(check({ entry: { filingTypeCode: 'X' }, found: found('ANSWER') })).toEqual([]);
  });

  it('of an attachment or of an exhibit may be another', () => {
    expect(check({ found: found('ANSWER'), isLead: false })).toEqual([]);
    expect(check({ found: { ...found('ANSWER'), exhibits: [{ page: 1, name: 'A' }] } })).toEqual([]);
  });
});

describe('the reservation of a hearing', () => {
  const entry = { extra: { hearingReservationNumber: '123456789012' } };
  const found = { pages: pages(3), reservations: ['123456789012'], endsWithReceipt: true };

  it('is on the first page, its receipt the last page', () => {
    expect(check({ entry, found })).toEqual([]);
  });

  it.each([
    ['missing', []],
    ['another', ['210987654321']],
  ])('wants a look at the first page where the number is %s', (_, reservations) => {
    const [finding, ...others] = check({ entry, found: { ...found, reservations } });
    expect(finding).toMatchObject({ check: 'reservation', result: 'look', path: leadPath, pages: [1] });
    expect(finding?.text).toContain('reservation number');
    expect(finding?.remedy).toContain('below the title');
    expect(others).toEqual([]);
  });

  it('wants a look at the last page where the receipt is missing', () => {
    const [finding, ...others] = check({ entry, found: { ...found, endsWithReceipt: false } });
    expect(finding).toMatchObject({ check: 'reservation', result: 'look', path: leadPath, pages: [3] });
    expect(finding?.text).toContain('receipt');
    expect(finding?.remedy).toContain('receipt');
    expect(others).toEqual([]);
  });

  it.each([[undefined], [''], [123456789012]])('isn’t wanted for the number %j', (hearingReservationNumber) => {
    expect(check({ entry: { extra: { hearingReservationNumber } } })).toEqual([]);
  });

  it('isn’t wanted in an attachment', () => {
    expect(check({ entry, isLead: false })).toEqual([]);
  });
});
