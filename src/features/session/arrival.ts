/** Tokens that arrive in an address: the platform judges them before they are stored. */
import { showToast } from '@/lib/ui/toast';
import { isEmbedded } from './is-embedded';
import { type Person, personOf } from './model/access-token';
import { setClockBy } from './platform-clock';
import { inTurn, refreshToken, tryToken } from './refresh';
import { subscribeToSession } from './session-state';
import { noteDiscardedToken, readNow, storedToken, storeLaunchToken } from './token-store';

/** What becomes of an arriving token. */
export type Verdict =
  /** It is stored: no one else is signed in, or this frame was launched with it. */
  | { kind: 'launched' }
  /** The platform rejects it, or can't be reached while someone is signed in. The present session continues. */
  | { kind: 'discarded' }
  /** Someone else is signed in. */
  | { kind: 'choice'; present: Person; arriving: Person }
  /** The platform can't be reached, and no one is signed in. */
  | { kind: 'unreachable'; error: unknown }
  /** The session ended meanwhile. */
  | { kind: 'overtaken' };

/** Tries the token with the platform, and stores it unless someone else is signed in. */
export async function judgeArrival(token: string, isOvertaken: () => boolean): Promise<Verdict> {
  const arriving = personOf(token);
  if (!arriving) return discarded(token);
  const outcome = await tryToken(token, isOvertaken);
  if (outcome.kind === 'overtaken') return { kind: 'overtaken' };
  if (outcome.kind === 'signed-out') return discarded(token);
  if (outcome.kind === 'failed') return mayContinue(arriving) ? discarded(token) : { ...outcome, kind: 'unreachable' };
  // The platform accepts it, so this machine's clock is wrong if the token seems expired.
  if (readNow(token).state === 'invalid') setClockBy(token);
  if (readNow(token).state === 'invalid') return discarded(token);
  const present = isEmbedded() ? undefined : await presentPerson(isOvertaken);
  if (isOvertaken()) return { kind: 'overtaken' };
  if (present && present.userId !== arriving.userId) return { kind: 'choice', present, arriving };
  if (storeLaunchToken(token)) sayApart(arriving);
  return { kind: 'launched' };
}

/** Tells whether the stored session may continue in place of a launch that couldn't be checked. */
function mayContinue({ userId }: Person): boolean {
  const stored = readNow(storedToken());
  if (stored.state === 'invalid' || !stored.person) return false;
  return !isEmbedded() || stored.person.userId === userId;
}

/** The person who is signed in here, as the platform says. */
async function presentPerson(isOvertaken: () => boolean): Promise<Person | undefined> {
  const { kind } = await inTurn(() => refreshToken(false, isOvertaken));
  const stored = readNow(storedToken());
  return kind !== 'signed-out' && stored.state === 'valid' ? stored.person : undefined;
}

/** Tells the person once they are signed in, unless the token was their own. */
function discarded(token: string): Verdict {
  noteDiscardedToken();
  const stop = subscribeToSession((state) => {
    if (state.status === 'loading' || (state.status === 'authenticated' && !state.isConfirmed)) return;
    stop();
    if (state.status !== 'authenticated' || state.person.userId === personOf(token)?.userId) return;
    const message = 'The link you opened couldn’t sign anyone in. It may have expired.';
    showToast({ tone: 'neutral', title: `You’re still signed in as ${state.person.name}`, message });
  });
  return { kind: 'discarded' };
}

function sayApart({ name }: Person): void {
  const message = `This page was opened for ${name}. Your other tabs stay signed in as before.`;
  showToast({ tone: 'neutral', title: `You’re working as ${name}`, message, stays: true });
}
