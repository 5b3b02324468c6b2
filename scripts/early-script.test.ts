import { expect, it } from 'vitest';
import { earlyScript } from './early-script.ts';

it('is one classic script, without the application’s libraries', async () => {
  const code = await earlyScript();
  expect(code).toMatch(/first-requests/);
  expect(code).not.toMatch(/^\s*(?:import|export)\b|__vitePreload|react/m);
  expect(code.length).toBeLessThan(6000);
  expect(() => new Function(code)).not.toThrow();
});
