/** `npm run sandbox -- <command>`: what is done to the sandbox's data from outside. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createSandbox } from './create-sandbox.ts';
import { connect } from './db/connection.ts';
import { seedCommand, seedUsage } from './demo/orders/seed-command.ts';
import { importCodesCommand, importCodesUsage } from './import-codes/command.ts';
import { storageFromEnvironment } from './server.ts';

const usage = `npm run sandbox -- reset
    Back to the demo data.
${seedUsage}
${importCodesUsage}`;

const [command, ...args] = process.argv.slice(2);

switch (command) {
  case 'reset':
    await reset();
    break;
  case 'import-codes':
    process.exitCode = await importCodesCommand(args);
    break;
  case 'seed':
    process.exitCode = await seedCommand(args);
    break;
  default:
    console.error(usage);
    process.exitCode = 2;
}

/** Empties the database and seeds the demo again. */
async function reset(): Promise<void> {
  const storage = storageFromEnvironment();
  if (storage.kind === 'folder') {
    // Opened first, so that the lock refuses while a server is running.
    await (await connect(storage)).close();
    rmSync(join(storage.path, 'pgdata'), { recursive: true, force: true });
  } else if (storage.kind === 'server') {
    const { db, close } = await connect(storage);
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await db.execute(sql`drop schema if exists drizzle cascade`);
    await close();
  }
  const sandbox = await createSandbox({ storage });
  await sandbox.close();
  console.log('The sandbox is back to the demo data.');
}
