/** What the chosen services of the court lack. */
import type { OptionalServiceChoice } from '@/api/generated/filing/model';
import { rowOf } from './court-tables';
import type { InputRule } from './data-fields';
import type { FilingTypeTables } from './filing-tables';
import type { Problem } from './problems';

/** Makes a problem of one filing out of a message, if there is one; `name` is the path within the filing. */
export type At = (name: string, message: string | undefined) => Problem[];

/** Problems of the services of one filing; without tables nothing is known against them. */
export function optionalServiceProblems(
  choices: readonly OptionalServiceChoice[],
  tables: FilingTypeTables | undefined,
  quantityRule: InputRule,
  at: At,
): Problem[] {
  if (!tables) return [];
  return choices.flatMap((choice, index) => {
    const service = rowOf(tables.optionalServices, choice.code);
    const path = `optionalServices.${index}`;
    if (!service) return at(path, 'The court does not offer this service with this filing type. Remove it.');
    return [
      ...at(`${path}.quantity`, service.multiplier ? quantityMessage(choice.quantity, quantityRule) : undefined),
      ...at(
        `${path}.amount`,
        service.hasFeePrompt && choice.amount === undefined
          ? `Enter the amount: ${service.feePromptText ?? 'the court leaves it to you'}`
          : undefined,
      ),
    ];
  });
}

function quantityMessage(quantity: number, { pattern, message }: InputRule): string | undefined {
  const isFit =
    Number.isInteger(quantity) && quantity >= 1 && quantity <= 999 && (pattern?.test(`${quantity}`) ?? true);
  return isFit ? undefined : (message ?? 'Enter a number from 1 to 999.');
}
