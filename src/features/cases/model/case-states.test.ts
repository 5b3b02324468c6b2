import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { caseListStates, isListState, readListState } from './case-states';

it('nine states list court cases, in any case of letters; others are not found', () => {
  expect(caseListStates.map((state) => readListState(state.toLowerCase()))).toEqual([...caseListStates]);
  for (const text of ['NY', 'UT', 'OR', 'state', '']) {
    let thrown: unknown;
    try {
      readListState(text);
    } catch (error) {
      thrown = error;
    }
    expect(isNotFound(thrown)).toBe(true);
  }
});

it('knows the states that list court cases', () => {
  expect([isListState('IL'), isListState('NY')]).toEqual([true, false]);
});
