import { expect, test } from 'vitest';
import { fileNameOf } from './file-name';

test.each([
  ['attachment; filename="complaint.pdf"', 'complaint.pdf'],
  ['attachment; filename="a \\"quoted\\" name.pdf"', 'a "quoted" name.pdf'],
  ['attachment; filename=complaint.pdf', 'complaint.pdf'],
  ['attachment; filename = complaint.pdf ; size = 7', 'complaint.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9.pdf', 'résumé.pdf'],
  ["attachment; filename* = UTF-8'en-US'r%C3%A9sum%C3%A9.pdf", 'résumé.pdf'],
  ["attachment; filename*=iso-8859-1'en'%A3.pdf", '£.pdf'],
  ['attachment; filename*="UTF-8\'\'r%C3%A9sum%C3%A9.pdf"', 'résumé.pdf'],
  ["attachment; filename=x.pdf; filename*=UTF-8''%E0%A4%A", 'x.pdf'],
  ['attachment; filename="a; filename*=UTF-8\'\'b.pdf"', "a; filename*=UTF-8''b.pdf"],
  ["attachment; filename*=UTF-8''%E0%A4%A", undefined],
  ['attachment', undefined],
  ['', undefined],
])('%s', (disposition, name) => expect(fileNameOf(disposition)).toBe(name));
