import { describe, expect, test } from 'vitest';
import { maskCardNumbers } from './card-numbers';

describe('card numbers', () => {
  test.each([
    ['4111 1111 1111 1111', '•••• 1111'],
    ['card4111111111111111', 'card•••• 1111'],
    ['4111-1111-1111-1111 FILEFEE00056665', '•••• 1111 FILEFEE00056665'],
    ['FILEFEE00056665 4111111111111111', 'FILEFEE00056665 •••• 1111'],
    ['03/06 4111 1111 1111 1111 60601', '03/06 •••• 1111 60601'],
    ['378282246310005 and 5200828282828210', '•••• 0005 and •••• 8210'],
    ['4111 1111 1111 1111 5200 8282 8282 8210', '•••• 1111 •••• 8210'],
    ['4111111111111112', '4111111111111112'],
    ['FILEFEE00056665 95814', 'FILEFEE00056665 95814'],
    ['file fee 0005 6665 9581400000', 'file fee 0005 6665 9581400000'],
    ['4000000000009029', '•••• 9029'],
    ['00056665 60601', '•••• 0601'],
  ])('%s', (text, masked) => {
    expect(maskCardNumbers(text)).toBe(masked);
  });

  test.each([
    'FILEFEE00056665 60601',
    'FILE FEE00056665 60601',
    'FILEFEE 00056665 60601',
    'EFILE00056665 60601',
    'E FILE00056665 60601',
    'FILEFEE 0005 6665 60601',
    'FILEFEE 0005 6665 606010001',
  ])('are not the eight digits of a court’s descriptor, whatever follows: %s', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });
});
