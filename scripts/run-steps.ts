/** Runs the steps of a check one after another, saying what each is, how long it took and, at the end, what failed. */
import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const environment = { ...process.env, PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };

export interface Step {
  name: string;
  command: string;
  arguments: string[];
  environment?: Record<string, string>;
}

/** Runs them all, or up to the first that fails when `stopsAtFailure`. Answers the names of those that failed. */
export function runSteps(steps: readonly Step[], { stopsAtFailure }: { stopsAtFailure: boolean }): string[] {
  const failed: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n── ${step.name}`);
    const { status } = spawnSync(step.command, step.arguments, {
      cwd: root,
      stdio: 'inherit',
      env: { ...environment, ...step.environment },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
    if (status !== 0) {
      failed.push(step.name);
      if (stopsAtFailure) break;
    }
  }
  return failed;
}
