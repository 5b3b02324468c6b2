import { expect, it } from 'vitest';
import { secondLookMessage } from './second-look';

const fit = { isAvailable: true, isPdf: true, isEncrypted: false, hasXfaForm: false };

it.each([
  [fit, undefined],
  [undefined, 'no longer available'],
  [{ ...fit, isAvailable: false }, 'no longer available'],
  [{ ...fit, isPdf: false }, 'not a PDF'],
  [{ ...fit, isEncrypted: true }, 'encrypted'],
  [{ ...fit, hasXfaForm: true }, 'XFA form'],
])('%j: %s', (look, words) => {
  if (words === undefined) expect(secondLookMessage(look)).toBeUndefined();
  else expect(secondLookMessage(look)).toContain(words);
});
