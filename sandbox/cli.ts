/** `npm run sandbox -- <command>`: resets or seeds the stored data. */
import { createSandbox } from './create-sandbox.ts';
import { erase, UnusableDataError } from './db/connection.ts';
import { seedCommand, seedUsage } from './demo/seed-command.ts';
import { importCodesCommand, importCodesUsage } from './import-codes/command.ts';
import { storageFromEnvironment } from './server.ts';

const usage = `npm run sandbox -- reset
    Replaces all data with the demo data.
${seedUsage}
${importCodesUsage}`;

const [command, ...args] = process.argv.slice(2);

try {
  process.exitCode = await run(command);
} catch (error) {
  if (!(error instanceof UnusableDataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Returns the exit code: 2 for an unknown command. */
async function run(command: string | undefined): Promise<0 | 1 | 2> {
  switch (command) {
    case 'reset':
      return reset();
    case 'import-codes':
      return importCodesCommand(args);
    case 'seed':
      return seedCommand(args);
    default:
      console.error(usage);
      return 2;
  }
}

/** Deletes all data and seeds the demo. */
async function reset(): Promise<0> {
  const storage = storageFromEnvironment();
  await erase(storage);
  const sandbox = await createSandbox({ storage });
  await sandbox.close();
  console.log('The sandbox is back to the demo data.');
  return 0;
}
