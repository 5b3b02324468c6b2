/** Process servers of the demo: one for each recipient, the same each time. */
import type { ProcessServer } from '../../generated/serving/schemas.ts';
import { chanceOf, pick } from './chance.ts';

const firstNames = [
  'Ruth',
  'Marcus',
  'Elena',
  'Victor',
  'Naomi',
  'Darnell',
  'Ingrid',
  'Samir',
  'Colleen',
  'Hugo',
] as const;
const lastNames = [
  'Calloway',
  'Brandt',
  'Okoye',
  'Sandoval',
  'Whitfield',
  'Larsen',
  'Petrov',
  'Dang',
  'Moreau',
  'Teague',
] as const;

/** @param turn 0 for the first server asked, 1 for the one after a refusal. */
export function serverOf(state: string, jobId: string, turn: number): ProcessServer {
  const number = Math.floor(chanceOf(jobId, `registration ${turn}`) * 1_000_000);
  return {
    name: `${pick(firstNames, jobId, `first name ${turn}`)} ${pick(lastNames, jobId, `last name ${turn}`)}`,
    registration: `${state} ${String(number).padStart(6, '0')}`,
    county: 'Statewide',
  };
}
