/** Runs a check's steps and prints their names, durations and failures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const environment = { ...process.env, PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
/** Lines of output repeated for a failed step. */
const tailLines = 60;

export interface Step {
  name: string;
  command: string;
  arguments: string[];
  environment?: Record<string, string>;
  /** Where it runs; the project's folder by default. */
  cwd?: string;
}

/** A failed step with the end of its output. */
interface Failure {
  name: string;
  tail: string;
}

/**
 * Runs the steps, or stops at the first failure with `stopsAtFailure`. Returns the failures.
 * @param atOnce number of parallel steps; their output is then printed when they end.
 */
export async function runSteps(
  steps: readonly Step[],
  { stopsAtFailure, atOnce = 1 }: { stopsAtFailure: boolean; atOnce?: number },
): Promise<Failure[]> {
  const failed: Failure[] = [];
  const waiting = [...steps];
  const runNext = async (): Promise<void> => {
    const step = waiting.shift();
    if (!step) return;
    const started = performance.now();
    if (atOnce === 1) console.log(`\n── ${step.name}`);
    const { isPassed, text } = await run(step, { isLive: atOnce === 1 });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (atOnce > 1 && text !== '') process.stdout.write(`\n── ${step.name}\n${text}`);
    console.log(`── ${step.name}: ${isPassed ? 'passed' : 'FAILED'} (${seconds} s)`);
    if (!isPassed) {
      failed.push({ name: step.name, tail: text.split('\n').slice(-tailLines).join('\n') });
      if (stopsAtFailure) waiting.length = 0;
    }
    await runNext();
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return failed;
}

/** Prints the failures with the end of their output, which other steps may have pushed out of sight. */
export function reportFailures(failed: readonly Failure[]): void {
  for (const { name, tail } of failed) console.error(`\n── ${name}, which failed, ended with\n${tail}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
}

async function run(step: Step, { isLive }: { isLive: boolean }): Promise<{ isPassed: boolean; text: string }> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : undefined;
  const child = spawn(step.command, step.arguments, {
    cwd: step.cwd ?? root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...environment, ...colour, ...step.environment },
  });
  let text = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (chunk: string) => {
      if (isLive) to.write(chunk);
      text = `${text}${chunk}`.slice(-20_000);
    });
  }
  const [status] = await Promise.race([once(child, 'close'), once(child, 'error').then(([error]) => [String(error)])]);
  return { isPassed: status === 0, text };
}
