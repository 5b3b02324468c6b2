import { expect, test } from 'vitest';
import { tables as full } from '../../../../tests/court-tables.ts';
import { type CourtTables, emptyTables } from '../model/court-tables';
import { findFieldProblems, shownFields, withoutHidden } from '../model/fields';
import { type Extra, emptyContent, type FilingContent } from '../model/filing-content';
import { newFiling } from '../model/filing-entries';
import { plainFilingType } from '../model/plain-rows';
import { fields, missingForQuote } from './fields';
import { findCourtProblems, findDocumentProblems, rules } from './rules';
import { fsxNeeded } from './tables';

const type = (code: string, use: 'initial' | 'subsequent' | 'both') =>
  plainFilingType({ code, name: code, fee: 0, use });
const tables: CourtTables = {
  ...emptyTables,
  filingTypes: [type('COMP', 'initial'), type('CM-010', 'initial'), type('FW-001', 'both'), type('MOT', 'subsequent')],
  own: {
    divisions: [{ code: 'civil', name: 'Civil' }],
    unlawfulDetainers: [{ code: '32', name: 'Unlawful Detainer - Residential' }],
    reserved: [{ code: 'MOT', name: 'Motion' }],
  },
};

const filed = (codes: readonly (string | undefined)[], extra?: Extra): FilingContent => ({
  ...emptyContent,
  extra,
  filings: codes.map((filingTypeCode, index) => ({ ...newFiling(String(index), undefined), filingTypeCode })),
});
const documents = (content: FilingContent) => findDocumentProblems(content, tables).map(({ message }) => message);
const court = (content: FilingContent) => findCourtProblems(content, tables).map(({ path }) => path);

test('a new case needs a complaint or petition, and a cover sheet', () => {
  expect(documents(filed(['COMP', 'CM-010']))).toEqual([]);
  expect(documents(filed(['COMP']))).toEqual(['Add the civil case cover sheet (form CM-010).']);
  expect(documents(filed(['CM-010']))).toEqual(['Add a complaint or petition.']);
  expect(documents(filed([undefined]))).toHaveLength(2);
  // The form asks for a filing first.
  expect(documents(filed([]))).toEqual([]);
  expect(documents({ ...filed(['MOT']), isNonIndexedCase: true })).toEqual([]);
});

test('a fee waiver needs its form', () => {
  const asked = { isFeeWaiverRequested: true };
  expect(documents(filed(['COMP', 'CM-010'], asked))).toEqual(['Add the request to waive court fees (form FW-001).']);
  expect(documents(filed(['COMP', 'CM-010', 'FW-001'], asked))).toEqual([]);
  expect(documents(filed(['COMP', 'CM-010'], { isFeeWaiverRequested: false }))).toEqual([]);
});

test('a number of a reservation belongs to a motion whose hearing is reserved', () => {
  const withNumber = (code: string | undefined, hearingReservationNumber: string | undefined): FilingContent => {
    const content = filed([code]);
    const filings = content.filings.map((each) => ({ ...each, extra: { hearingReservationNumber } }));
    return { ...content, isNonIndexedCase: true, filings };
  };
  // A number that was entered for a former type is neither shown nor sent.
  const sent = (code: string | undefined) =>
    withoutHidden(withNumber(code, '204417730921'), fields, tables).filings.map(({ extra }) => extra);
  expect(sent('FW-001')).toEqual([{}]);
  expect(sent(undefined)).toEqual([{}]);
  expect(sent('MOT')).toEqual([{ hearingReservationNumber: '204417730921' }]);
  const asked = (content: FilingContent) => findFieldProblems(content, fields, tables).map(({ message }) => message);
  expect(asked(withNumber('MOT', '204417730921'))).toEqual([]);
  expect(asked(withNumber('MOT', '2044-1773'))).toEqual(['A reservation number has 12 digits.']);
  expect(asked(withNumber('MOT', ''))).toEqual(['Enter “Hearing reservation number”.']);
  expect(asked(withNumber('FW-001', undefined))).toEqual([]);
});

test('an eviction is confirmed, with its premises, and nothing else is one', () => {
  const opened = (caseTypeCode: string | undefined, extra?: Extra) => ({ ...emptyContent, caseTypeCode, extra });
  expect(court(opened('06', { isUnlawfulDetainer: true }))).toEqual(['extra.isUnlawfulDetainer']);
  expect(court(opened(undefined, { isUnlawfulDetainer: true }))).toEqual([]);
  expect(court(opened('32', { isUnlawfulDetainer: true }))).toEqual([]);
  const shown = (content: FilingContent) => shownFields(fields.case, tables, content).map(({ key }) => key);
  expect(shown(opened('32'))).toEqual(expect.arrayContaining(['isUnlawfulDetainer', 'premisesAddress']));
  expect(shown(opened('06', { premisesAddress: { street: '12 Harbor Way' } }))).not.toContain('premisesAddress');
  expect(shown({ ...opened('32'), isNonIndexedCase: true })).not.toContain('premisesAddress');
});

test('the division is one of the court’s, and the firm is connected where it must be', () => {
  expect(court({ ...emptyContent, extra: { divisionId: 'civil' } })).toEqual([]);
  expect(court({ ...emptyContent, extra: { divisionId: 'family' } })).toEqual(['extra.divisionId']);
  expect(findCourtProblems(emptyContent, emptyTables)).toEqual([]);
  const unconnected = { ...tables, own: { refusal: [{ code: '', name: fsxNeeded }] } };
  expect(findCourtProblems(emptyContent, unconnected)).toEqual([
    { step: 'case', path: 'courtCode', message: fsxNeeded },
  ]);
});

test('a case that was opened is asked for no category; a new one for its filer', () => {
  const context = {
    tables: full,
    filings: undefined,
    payment: undefined,
    courtCase: undefined,
    lookup: undefined,
    withoutAttorney: new Set<string>(),
  };
  const courtCode = full.courts[0]?.code;
  const paths = (content: FilingContent) => rules(content, context).map(({ path }) => path);
  expect(paths({ ...emptyContent, courtCode })).toEqual(expect.arrayContaining(['caseCategoryCode', 'parties']));
  const into = paths({ ...emptyContent, courtCode, isNonIndexedCase: true, filingPartyIds: ['1'] });
  expect(into).not.toContain('caseCategoryCode');
  expect(into).not.toContain('parties');
  expect(rules(emptyContent, { ...context, tables: undefined })).toHaveLength(1);
});

test('a document type of the court decides what the fields offer', () => {
  const options = (key: string) => fields.case.find((field) => field.key === key)?.options?.(tables, emptyContent);
  expect(options('divisionId')).toEqual([{ value: 'civil', label: 'Civil' }]);
  expect(options('jurisdictionalAmount')).toHaveLength(3);
  expect(fields.case.find(({ key }) => key === 'serviceRecipients')?.options?.(emptyTables, emptyContent)).toEqual([]);
});

test('the demand is needed before a new case’s fees are quoted', () => {
  expect(missingForQuote(emptyContent)).toEqual(['the amount demanded']);
  expect(missingForQuote({ ...emptyContent, extra: { jurisdictionalAmount: 'unlimited' } })).toEqual([]);
  expect(missingForQuote({ ...emptyContent, isNonIndexedCase: true })).toEqual([]);
});
