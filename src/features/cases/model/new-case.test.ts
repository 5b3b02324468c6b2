import { describe, expect, it } from 'vitest';
import { newCaseErrors, toCaseUpsert, upsertOfCase } from './new-case';

const form = {
  courtCode: 'alder',
  isUnlisted: false,
  courtName: ' Prairie County ',
  caseNumber: ' 25-1 ',
  caseTitle: ' Estate of Nyman ',
  clientReference: ' ',
  isPhysical: false,
};
const courts = [
  { code: 'alder', name: 'Superior Court of Alder', county: 'Alder', apiType: 8, isPhysical: true },
  { code: 'ridgeway', name: 'Superior Court of Ridgeway', county: 'Ridgeway', apiType: 1, isPhysical: false },
] as const;

describe('a case that is added by hand', () => {
  it('needs a court, a number and a title', () => {
    expect(newCaseErrors(form)).toEqual({});
    const empty = { ...form, courtCode: undefined, courtName: ' ', caseNumber: ' ', caseTitle: '' };
    const others = { caseNumber: 'Case number is required', caseTitle: 'Case title is required' };
    expect(newCaseErrors(empty)).toEqual({ courtCode: 'Court is required', ...others });
    expect(newCaseErrors({ ...empty, isUnlisted: true })).toEqual({ courtName: 'Court name is required', ...others });
    expect(newCaseErrors({ ...form, courtCode: undefined, isUnlisted: true })).toEqual({});
  });

  it('is on paper where its court takes paper only', () => {
    expect(toCaseUpsert('CA', form, courts)).toEqual({
      state: 'CA',
      apiType: 8,
      courtLocationCode: 'alder',
      courtName: 'Superior Court of Alder',
      caseNumber: '25-1',
      caseTitle: 'Estate of Nyman',
      clientReference: undefined,
      isPhysical: true,
    });
    const electronic = toCaseUpsert('CA', { ...form, courtCode: 'ridgeway', clientReference: 'M-1' }, courts);
    expect(electronic).toMatchObject({ apiType: 1, isPhysical: false, clientReference: 'M-1' });
  });

  it('may be at a court that isn’t listed', () => {
    const unlisted = toCaseUpsert('IL', { ...form, isUnlisted: true, isPhysical: true }, courts);
    expect(unlisted).toMatchObject({ apiType: 8, courtName: 'Prairie County', isPhysical: true });
    expect(unlisted.courtLocationCode).toBeUndefined();
    expect(toCaseUpsert('IL', { ...form, isUnlisted: true }, courts)).toMatchObject({ isPhysical: false });
  });

  it('is on paper where the filer says so, whatever its court takes', () => {
    const onPaper = toCaseUpsert('CA', { ...form, courtCode: 'ridgeway', isPhysical: true }, courts);
    expect(onPaper).toMatchObject({ apiType: 1, isPhysical: true });
  });
});

it('a found case is saved with what the court says of it, in the matter on the screen', () => {
  const found = {
    state: 'IL',
    apiType: 0,
    caseNumber: '25-1',
    caseTitle: 'Ortega v. Lakeshore',
    courtName: 'Lakemoor',
    courtLocationCode: 'lakemoor:cv1',
    caseTrackingId: 'b0c1',
    judge: 'Hon. Priya Raman',
    isPhysical: false,
  } as const;
  expect(upsertOfCase(found, '00015-Ortega')).toMatchObject({
    state: 'IL',
    apiType: 0,
    courtLocationCode: 'lakemoor:cv1',
    caseTrackingId: 'b0c1',
    caseTitle: 'Ortega v. Lakeshore',
    judge: 'Hon. Priya Raman',
    clientReference: '00015-Ortega',
  });
});
