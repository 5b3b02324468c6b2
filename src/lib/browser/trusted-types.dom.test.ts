import { afterEach, expect, it, vi } from 'vitest';
import { guardScriptSinks } from './trusted-types';

afterEach(() => vi.unstubAllGlobals());

it('allows only style sheets, own scripts and listed scripts', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  guardScriptSinks(['https://chat.example/widget.js']);
  const [name, { createHTML, createScriptURL }] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(createHTML(':root { --a: 1px }')).toBe(':root { --a: 1px }');
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeUndefined();
  for (const address of ['/app/assets/pdf.worker.js', 'https://chat.example/widget.js'])
    expect(createScriptURL(address)).toBe(address);
  for (const address of [
    '/api/filing/document.js',
    '/app/assets/../../api/x.js',
    'https://chat.example/other.js',
    'https://evil.example/app/assets/x.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost:5173/1',
  ])
    expect(createScriptURL(address)).toBeUndefined();
});

it('does nothing without Trusted Types', () => {
  expect(() => guardScriptSinks([])).not.toThrow();
});
