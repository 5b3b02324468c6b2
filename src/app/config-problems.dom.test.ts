import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { parseRuntimeConfig } from '@/api/config';
import { showConfigProblems } from './config-problems';

it('lists the config’s problems in the page and in the tab’s title', () => {
  const container = document.createElement('div');
  document.body.append(container);
  const result = parseRuntimeConfig({ services: { platform: 'nowhere' } }, 'app.benchfile.example');
  showConfigProblems(container, result.ok ? [] : result.problems);
  expect(document.title).toBe('Benchfile is not configured');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Benchfile is not configured');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'services.platform: must be an http(s) address without query or fragment',
    expect.stringMatching(/^services\.filing: /),
    expect.stringMatching(/^services\.integration: /),
    expect.stringMatching(/^services\.processServing: /),
    expect.stringMatching(/^services\.docketSync: /),
    expect.stringMatching(/^services\.legacyProcessServing: /),
    expect.stringMatching(/^services\.documentExtract: /),
  ]);
});

it('escapes problems', () => {
  const container = document.createElement('div');
  showConfigProblems(container, ['<img src=x>']);
  expect(container.querySelector('img')).toBeNull();
});
