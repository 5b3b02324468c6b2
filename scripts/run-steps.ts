/** Runs a check's steps and prints their names, durations and failures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const environment = { ...process.env, PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
/** Lines of output repeated for a failed step. */
const tailLines = 60;
/** Lines repeated for a failed test: its name and the beginning of its error. */
const failureLines = 14;

export interface Step {
  name: string;
  command: string;
  arguments: string[];
  environment?: Record<string, string>;
  /** Where it runs; the project's folder by default. */
  cwd?: string;
}

/** Tests that a runner names as failed: Vitest's `FAIL` and Playwright's numbered headings. */
const failedTest = /^\s*(?:FAIL\s|\d+\) \[)/;

/** A failed step with the end of its output. */
interface Failure {
  name: string;
  /** What the runner says of each failed test, wherever it stands in the output. */
  failedTests: readonly string[];
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
    const { isPassed, text, failedTests } = await runStep(step, { isLive: atOnce === 1 });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (atOnce > 1 && text !== '') process.stdout.write(`\n── ${step.name}\n${text}`);
    console.log(`── ${step.name}: ${isPassed ? 'passed' : 'FAILED'} (${seconds} s)`);
    if (!isPassed) {
      failed.push({ name: step.name, failedTests, tail: text.split('\n').slice(-tailLines).join('\n') });
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
  for (const { name, failedTests } of failed)
    if (failedTests.length > 0) console.error(`\n── Failed tests of ${name}\n${failedTests.join('\n')}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
}

/** Runs a step; `isLive` prints its output as it comes. `text` is the end of the output. */
export async function runStep(
  step: Step,
  { isLive }: { isLive: boolean },
): Promise<{ isPassed: boolean; text: string; failedTests: string[] }> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : undefined;
  const child = spawn(step.command, step.arguments, {
    cwd: step.cwd ?? root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...environment, ...color, ...step.environment },
  });
  let text = '';
  const failedTests = new Map<string, string[]>();
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    let line = '';
    let told: string[] = [];
    from.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = stripVTControlCharacters(`${line}${chunk}`).split('\n');
      line = lines.pop() ?? '';
      for (const ended of lines) {
        if (failedTest.test(ended)) {
          told = [];
          // Playwright repeats the names of failed tests at the end.
          if (!failedTests.has(ended.trim())) failedTests.set(ended.trim(), told);
        }
        if (told.length < failureLines && ended.trim() !== '') told.push(ended);
      }
      if (isLive) to.write(chunk);
      text = `${text}${chunk}`.slice(-20_000);
    });
  }
  const [status] = await Promise.race([once(child, 'close'), once(child, 'error').then(([error]) => [String(error)])]);
  return { isPassed: status === 0, text, failedTests: [...failedTests.values()].map((lines) => lines.join('\n')) };
}
