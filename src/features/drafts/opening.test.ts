import { describe, expect, test } from 'vitest';
import { decideOpening, type JournalEntry, openingContent } from './opening';

const content = (email: string) => ({ email });
const entry = (changes: Partial<JournalEntry<{ email: string }>>) => ({
  baseVersion: 3,
  content: content('mine'),
  editedAt: '2026-03-03T10:00:00Z',
  ...changes,
});
const saved = (version: number, email: string) => ({ version, content: content(email) });

describe('decideOpening', () => {
  test('without a journal, or with an equal one, the draft opens as saved', () => {
    expect(decideOpening(undefined, saved(3, 'old'))).toEqual({ kind: 'saved' });
    expect(decideOpening(entry({ baseVersion: 1 }), saved(3, 'mine'))).toEqual({ kind: 'saved' });
  });

  test('an edit based on the saved version is restored', () => {
    expect(decideOpening(entry({}), saved(3, 'old'))).toEqual({ kind: 'restored', content: content('mine') });
  });

  test('so is an edit after our own save whose response was lost', () => {
    expect(decideOpening(entry({ sending: content('half') }), saved(4, 'half'))).toEqual({
      kind: 'restored',
      content: content('mine'),
    });
  });

  test('a colleague’s version asks the user to choose', () => {
    const conflict = { kind: 'conflict', mine: content('mine'), editedAt: '2026-03-03T10:00:00Z' };
    expect(decideOpening(entry({}), saved(4, 'theirs'))).toEqual(conflict);
    expect(decideOpening(entry({ sending: content('half') }), saved(4, 'theirs'))).toEqual(conflict);
  });
});

test('the form shows what opens', () => {
  expect(openingContent({ kind: 'saved' }, content('old'))).toEqual(content('old'));
  expect(openingContent({ kind: 'restored', content: content('mine') }, content('old'))).toEqual(content('mine'));
  const conflict = { kind: 'conflict', mine: content('mine'), editedAt: '2026-03-03T10:00:00Z' } as const;
  expect(openingContent(conflict, content('old'))).toEqual(content('mine'));
});
