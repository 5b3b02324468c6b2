/** How often a screen asks again. Nothing is asked in a hidden tab: the query cache sees to that. */

const whileInProgress = 5_000;
const otherwise = 60_000;

/** Milliseconds until the next question: soon while the court or a server is at work on what is shown, else seldom. */
export function pollInterval(isInProgress = false): number {
  return isInProgress ? whileInProgress : otherwise;
}
