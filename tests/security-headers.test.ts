/** deploy/ and the sandbox's server send the same security headers. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  fixedHeaders,
  type PolicyConfig,
  policySources,
  tokenInAddress,
  transportSecurity,
  windowEnds,
} from '../deploy/security-headers.ts';

const deploy = resolve(import.meta.dirname, '../deploy');
const template = readFileSync(resolve(deploy, 'nginx.conf.template'), 'utf8');

/** As in the template: `${NAME}`. */
const variable = (name: string) => `\${${name}}`;

const config: PolicyConfig = {
  services: {
    platform: 'https://platform.benchfile.example/api',
    billing: undefined,
    filing: 'https://filing.benchfile.example',
    integration: 'http://127.0.0.1:5167/integration',
    live: 'https://live.benchfile.example/stream',
  },
  support: { chatScript: 'https://chat.example/widget.js' },
  googlePlacesKey: 'a-key',
  frameAncestors: ['https://tool.example', 'https://another.example:8443'],
  monitoring: { dsn: 'https://public@monitoring.example/of/benchfile/7' },
};

describe('nginx.conf.template', () => {
  it('has exactly the headers of the shared module', () => {
    const sent = [...template.matchAll(/^ *add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    const policy = contentSecurityPolicy({
      scripts: variable('SCRIPT_SOURCES'),
      connections: variable('CONNECT_SOURCES'),
      frameAncestors: variable('FRAME_ANCESTORS'),
      reports: '',
    });
    expect(Object.fromEntries(sent)).toEqual({
      'Content-Security-Policy': `${policy}$policy_reports`,
      ...fixedHeaders,
      'Cross-Origin-Opener-Policy': '$opener_policy',
      ...transportSecurity,
    });
  });

  it('has the opener policy on every page but those that end a sign-in window', () => {
    const [, pages = ''] = /map \$requested_path \$opener_policy \{([^}]*)\}/.exec(template) ?? [];
    expect(pages.trim().split(/\s*;\s*/)).toEqual([
      `default "${fixedHeaders['Cross-Origin-Opener-Policy']}"`,
      ...windowEnds.map((page) => `"/app/${page}" ""`),
      '',
    ]);
  });

  it('recognizes the same token addresses', () => {
    expect(template).toContain(`"~${tokenInAddress.source}" "";`);
    const names = [
      '?token=a',
      '?x=1&_token=a',
      '?tempAuthId=',
      '?%74oken=a',
      '?to%6ben=a',
      '?to%6Ben=a',
      '?%5ftoken=a',
    ];
    for (const query of names) expect(tokenInAddress.test(`/app/${query}`), query).toBe(true);
    for (const query of ['?q=token', '?mytoken=a', '?tokens=a'])
      expect(tokenInAddress.test(`/app/${query}`), query).toBe(false);
  });
});

describe('a config’s sources', () => {
  it('are the origins it names', () => {
    expect(policySources(config)).toEqual({
      scripts: 'https://chat.example',
      connections:
        'http://127.0.0.1:5167 https://chat.example https://filing.benchfile.example https://live.benchfile.example https://monitoring.example https://places.googleapis.com https://platform.benchfile.example',
      frameAncestors: 'https://another.example:8443 https://tool.example',
      reports: 'https://monitoring.example/of/benchfile/api/7/security/?sentry_key=public',
    });
  });

  const jq = (input: unknown) =>
    spawnSync('jq', ['-r', '-f', resolve(deploy, 'policy-sources.jq')], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    });
  const hasJq = jq({ services: {} }).status === 0;

  it.runIf(hasJq).each([[config], [{ services: { platform: 'https://platform.benchfile.example' } }]])(
    'are read alike by a container: %#',
    (given) => {
      const { scripts, connections, frameAncestors, reports } = policySources(given);
      expect(jq(given).stdout.trim().split('\n')).toEqual([
        `export SCRIPT_SOURCES='${scripts}'`,
        `export CONNECT_SOURCES='${connections}'`,
        `export FRAME_ANCESTORS='${frameAncestors}'`,
        `export REPORTS='${reports && `; report-uri ${reports}`}'`,
      ]);
    },
  );

  it
    .runIf(hasJq)
    .each([
      "https://tool.example'; script-src *",
      'https://tool.example;',
      'https://*.tool.example https://x.example',
      '*',
      'javascript:alert(1)',
      'https://tool.example"',
      'https://$args',
    ])('stop a container that is started with %s', (ancestor) => {
    expect(jq({ services: {}, frameAncestors: [ancestor] }).status).not.toBe(0);
  });
});

describe('the security policy', () => {
  it('allows no inline script, eval or other origin', () => {
    const policy = contentSecurityPolicy(policySources({ services: {} }));
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|https?:|\*)/);
  });

  it('trusts the development server’s inline scripts', () => {
    const policy = contentSecurityPolicy(policySources({ services: {} }), 'once');
    expect(policy).toContain("script-src 'self' 'nonce-once';");
    expect(policy).not.toContain('trusted-types');
  });
});
