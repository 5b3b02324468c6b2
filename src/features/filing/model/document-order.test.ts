import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arrangeDocuments, type FirstPage, isSummons } from './document-order';

const order = (...names: readonly (string | readonly [string, FirstPage])[]) => {
  const documents = names.map((name) =>
    typeof name === 'string' ? { fileName: name } : { fileName: name[0], firstPage: name[1] },
  );
  const { documents: arranged, hasLead } = arrangeDocuments(documents);
  return { names: arranged.map(({ fileName }) => fileName), hasLead };
};

describe('the lead document', () => {
  test.each([
    ['the complaint, not the exhibit by the alphabet', ['Appendix A.pdf', 'Complaint.pdf'], 'Complaint.pdf'],
    ['the motion', ['Certificate of Service.pdf', 'Exhibit 1.pdf', 'Motion to Compel.pdf'], 'Motion to Compel.pdf'],
    ['the motion before its notice', ['Notice of Motion.pdf', 'Motion to Dismiss.pdf'], 'Motion to Dismiss.pdf'],
    ['the motion before the order it asks for', ['Agreed Order.pdf', 'Motion.pdf'], 'Motion.pdf'],
    ['the motion before a proposed order', ['Proposed Order.pdf', 'Motion for Default.pdf'], 'Motion for Default.pdf'],
    ['the motion before a declaration for it', ['Motion - Declaration of Ana Ruiz.pdf', 'Motion.pdf'], 'Motion.pdf'],
    ['the petition before its cover sheet', ['Civil Case Cover Sheet.pdf', 'Petition.pdf'], 'Petition.pdf'],
    ['the complaint before the summons', ['Alias Summons.pdf', 'Verified Complaint.pdf'], 'Verified Complaint.pdf'],
    ['the brief before what supports it', ['Brief in Support.pdf', 'Opening Brief.pdf'], 'Opening Brief.pdf'],
    ['the answer, however it is written', ['ExhibitA.pdf', 'DefendantsAnswer_final.pdf'], 'DefendantsAnswer_final.pdf'],
    ['the first of two pleadings', ['Answer.pdf', 'Counterclaim.pdf'], 'Answer.pdf'],
    ['an order that stands alone', ['Exhibit A.pdf', 'Agreed Order.pdf'], 'Agreed Order.pdf'],
    ['an order before a name that says nothing', ['Smith.pdf', 'Judgment.pdf'], 'Judgment.pdf'],
    ['a name that says nothing before exhibits', ['Ex. A - Lease.pdf', 'Scan 0001.pdf'], 'Scan 0001.pdf'],
    ['a name that says nothing before a companion', ['Summons.pdf', 'Scan 0001.pdf'], 'Scan 0001.pdf'],
    ['a companion before exhibits', ['Exhibit A.pdf', 'Affidavit of Service.pdf'], 'Affidavit of Service.pdf'],
  ])('is %s', (_, names, lead) => {
    for (const given of [names, names.toReversed()]) {
      const { names: arranged, hasLead } = order(...given);
      // Of equals, the first.
      if (names.includes('Counterclaim.pdf')) expect(arranged).toEqual(given);
      else expect(arranged[0]).toBe(lead);
      expect(hasLead).toBe(true);
    }
  });

  it('is none of exhibits alone, until a person says which', () => {
    expect(order('Exhibit B.pdf', 'Exhibit A.pdf')).toEqual({
      names: ['Exhibit A.pdf', 'Exhibit B.pdf'],
      hasLead: false,
    });
    expect(order()).toEqual({ names: [], hasLead: false });
  });
});

describe('what the first page says', () => {
  it('tells a paper whose name says nothing', () => {
    const scans = [
      ['scan-01.pdf', { exhibit: 'B' }],
      ['scan-02.pdf', { title: 'NOTICE OF HEARING' }],
      ['scan-03.pdf', { title: 'PLAINTIFF’S MOTION TO COMPEL' }],
      ['scan-04.pdf', { exhibit: 'A' }],
      ['scan-05.pdf', {}],
    ] as const;
    expect(order(...scans).names).toEqual(['scan-03.pdf', 'scan-02.pdf', 'scan-05.pdf', 'scan-04.pdf', 'scan-01.pdf']);
  });

  it('never outweighs a name: an exhibit may be a complaint of another case', () => {
    const exhibit = ['Exhibit A.pdf', { title: 'COMPLAINT' }] as const;
    expect(order(exhibit, 'Answer.pdf').names).toEqual(['Answer.pdf', 'Exhibit A.pdf']);
    expect(order(['Complaint.pdf', { exhibit: 'A' }]).hasLead).toBe(true);
  });

  it('labels an exhibit whose name doesn’t', () => {
    const first = ['Exhibit.pdf', { exhibit: 'C' }] as const;
    expect(order(first, 'Exhibit B.pdf', 'Exhibit D.pdf').names).toEqual([
      'Exhibit B.pdf',
      'Exhibit.pdf',
      'Exhibit D.pdf',
    ]);
    expect(order('Exhibit.pdf', 'Exhibit B.pdf').names).toEqual(['Exhibit B.pdf', 'Exhibit.pdf']);
  });
});

describe('exhibits', () => {
  test.each([
    ['letters', ['Exhibit A', 'Exhibit B', 'Exhibit Z', 'Exhibit AA', 'Exhibit AB']],
    ['numbers', ['Ex. 1', 'Ex. 2', 'Ex. 9', 'Ex. 10', 'Ex. 10a']],
    ['Roman numbers', ['Exhibit II', 'Exhibit III', 'Exhibit IV', 'Exhibit IX', 'Exhibit XI']],
    ['single letters that are Roman, too', ['Exhibit H', 'Exhibit I', 'Exhibit J', 'Exhibit V', 'Exhibit X']],
    ['parts', ['Exhibit A', 'Exhibit A-1', 'Exhibit A-2', 'Exhibit A-10', 'Exhibit B-1']],
    ['several ways of writing', ['exhibitA', 'EXH B', 'Plaintiff’s Exhibit C', 'Complaint Exhibit D', '05 Ex E lease']],
    ['numbered words', ['Exhibit No. 1', 'Exhibit #2', 'Attachment 3', 'Tab 4']],
    ['with their content', ['Exhibit A (Lease)', 'Exhibit B - Notice of Default', 'Exhibit C, Letter of May 4']],
    ['with names of cases', ['Smith v. Jones - Exhibit 1', 'Smith v. Jones - Exhibit 2 to Motion']],
    ['without a label last', ['Exhibit A', 'Appendix']],
  ])('are in the order of %s', (_, names) => {
    const given = names.map((name) => `${name}.pdf`);
    for (const shuffled of [given.toReversed(), given.toSorted()]) {
      expect(order(...shuffled)).toEqual({ names: given, hasLead: false });
      expect(order(...shuffled, 'Complaint.pdf').names).toEqual(['Complaint.pdf', ...given]);
    }
  });

  test.each([
    'Motion to Exclude Exhibit B.pdf',
    'Complaint with Exhibits A-C.pdf',
    'Complaint and Exhibits.pdf',
    'Ex Parte Motion.pdf',
    'Motion re Exhibit List.pdf',
    'Tabular Statement.pdf',
    'Examination Notice.pdf',
  ])('are not found in “%s”', (name) => {
    expect(order('Exhibit A.pdf', name).names[0]).toBe(name);
  });

  test.each(['Exhibits A-C to Complaint.pdf', 'Exhibit to Motion.pdf', 'Lease Exhibit A.pdf', 'Def. Ex. 4.pdf'])(
    'are found in “%s”',
    (name) => {
      expect(order(name).hasLead).toBe(false);
    },
  );
});

test('what a motion announces or brings along is told from the motion', () => {
  for (const name of [
    'Notice of Motion',
    'Notice of Hearing',
    'Memorandum of Law',
    'Brief in Support of Motion',
    'Proof of Service',
    'Proposed Answer',
    'Cover Sheet',
    'Complaint Cover Sheet',
    'Certificate of Mailing',
  ])
    expect(order(`${name}.pdf`, 'Motion.pdf').names[0], name).toBe('Motion.pdf');
  for (const name of [
    'Notice of Motion and Motion to Dismiss',
    'Notice of Appeal',
    'Motion for leave to file proposed answer',
  ])
    expect(order('Scan.pdf', `${name}.pdf`).names[0], name).toBe(`${name}.pdf`);
});

test('other papers keep the order in which they came', () => {
  const given = ['Declaration.pdf', 'Motion.pdf', 'Scan.pdf', 'Proposed Order.pdf'];
  expect(order(...given).names).toEqual(['Motion.pdf', 'Declaration.pdf', 'Scan.pdf', 'Proposed Order.pdf']);
});

test('no document is lost or doubled, and an arrangement arranged again stays', () => {
  const words = ['Exhibit', 'Ex', 'A', 'B', '10', 'to', 'Motion', 'Complaint', 'Order', 'Summons', '-', 'Lease', 'of'];
  const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), (names) => {
      const { names: arranged } = order(...names);
      expect(arranged.toSorted()).toEqual(names.toSorted());
      expect(order(...arranged).names).toEqual(arranged);
    }),
  );
  for (const sign of ['a', '1', ' - ', 'Ex ', 'A1', '(']) order(sign.repeat(32_000 / sign.length));
});

test('a summons is told by its name, or by its first page where that says nothing', () => {
  for (const fileName of [
    'Summons.pdf',
    'Alias Summons - Lakeshore.pdf',
    'summons_to_defendant.pdf',
    'Ortega - Summons.pdf',
  ])
    expect(isSummons({ fileName }), fileName).toBe(true);
  for (const fileName of [
    'Motion to Quash Summons.pdf',
    'Proof of Service of Summons.pdf',
    'Exhibit A - Summons.pdf',
    'Lease.pdf',
  ])
    expect(isSummons({ fileName }), fileName).toBe(false);
  expect(isSummons({ fileName: 'scan.pdf', firstPage: { title: 'ALIAS SUMMONS' } })).toBe(true);
  expect(isSummons({ fileName: 'scan.pdf', firstPage: { title: 'AFFIDAVIT OF SERVICE OF SUMMONS' } })).toBe(false);
  expect(isSummons({ fileName: 'Complaint.pdf', firstPage: { title: 'SUMMONS' } })).toBe(false);
  expect(isSummons({ fileName: 'scan.pdf', firstPage: {} })).toBe(false);
});
