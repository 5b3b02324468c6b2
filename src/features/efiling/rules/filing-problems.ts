/** Problems of the filings. */
import type { CourtPolicy, FilingEntry, FilingFlow, OptionalServiceChoice } from '@/api/generated/filing/model';
import { isEmail } from '@/lib/form/messages';
import { rowOf } from '../model/court-tables';
import { type FilingContent, flowOf } from '../model/filing-content';
import { type FilingRules, type FilingTypeTables, offeredFilingTypes } from '../model/filing-tables';
import { checkInput, type InputRule } from '../model/input-rules';
import { envelopeSizeMessage } from '../model/size-messages';
import { documentProblems } from './document-problems';
import type { Problem, ProblemAt } from './problems';

/** Problems of the Filings step, from top to bottom. `rules` is undefined while the court's tables load. */
export function findFilingProblems(content: FilingContent, rules: FilingRules | undefined): Problem[] {
  if (!rules) return [];
  const { filings } = content;
  if (filings.length === 0) return [problem('filings', noFilings[flowOf(content)])];
  return [
    ...envelopeProblems(filings, rules.policy),
    ...filings.flatMap((filing, index) => {
      const about = filings.length > 1 ? { about: `Filing ${index + 1}` } : undefined;
      const at: ProblemAt = (name, message) =>
        message === undefined ? [] : [{ ...problem(`filings.${index}.${name}`, message), ...about }];
      return problemsOfFiling(filing, at, rules);
    }),
  ];
}

const noFilings: Record<FilingFlow, string> = {
  'new-case': 'Add the filing that opens the case.',
  'existing-case': 'Add a filing.',
};

const problem = (path: string, message: string): Problem => ({ step: 'filings', path, message });

function envelopeProblems(filings: readonly FilingEntry[], policy: CourtPolicy): Problem[] {
  const problems: Problem[] = [];
  if (filings.length > policy.maxFilingsPerEnvelope)
    problems.push(problem('filings', `The court allows at most ${policy.maxFilingsPerEnvelope} filings per envelope.`));
  const tooLarge = envelopeSizeMessage(filings, policy);
  if (tooLarge !== undefined) problems.push(problem('filings', tooLarge));
  return problems;
}

function problemsOfFiling(filing: FilingEntry, at: ProblemAt, rules: FilingRules): Problem[] {
  const { inputs, attorneys, filingTypes } = rules.tables;
  const tables = filing.filingTypeCode === undefined ? undefined : rules.byFilingType.get(filing.filingTypeCode);
  const attorney = filing.filingAttorneyId;
  return [
    ...at('filingTypeCode', filingTypeMessage(filing.filingTypeCode, offeredFilingTypes(filingTypes))),
    ...at('motionTypeCode', motionTypeMessage(filing.motionTypeCode, tables)),
    ...at('description', checkInput(inputs.filingDescription, filing.description, 'a description of the filing')),
    ...documentProblems(filing, tables, at, rules),
    ...optionalServiceProblems(filing.optionalServices, tables, inputs.serviceQuantity, at),
    ...at(
      'filingAttorneyId',
      attorney !== undefined && !attorneys.some(({ attorneyId }) => attorneyId === attorney)
        ? 'This attorney is no longer with the firm. Choose another.'
        : checkInput(inputs.filingAttorney, attorney, 'the filing attorney'),
    ),
    ...at('referenceNumber', checkInput(inputs.referenceNumber, filing.referenceNumber, 'a reference number')),
    ...at('commentsToClerk', checkInput(inputs.commentsToClerk, filing.commentsToClerk, 'comments to the clerk')),
    ...at('courtesyCopyEmails', emailsMessage(filing.courtesyCopyEmails)),
    ...at(
      'serviceRecipients',
      filing.action !== 'EFile' && filing.serviceRecipients.length === 0
        ? 'Choose service recipients, or file without service.'
        : undefined,
    ),
  ];
}

function filingTypeMessage(code: string | undefined, offered: readonly { code: string }[]): string | undefined {
  if (code === undefined) return 'Choose the filing type.';
  return rowOf(offered, code) ? undefined : "This filing type isn't available for this case. Choose another.";
}

function motionTypeMessage(code: string | undefined, tables: FilingTypeTables | undefined): string | undefined {
  if (code === undefined || !tables || rowOf(tables.motionTypes, code)) return undefined;
  return "The court doesn't offer this motion type here. Choose another.";
}

function emailsMessage(emails: readonly string[]): string | undefined {
  const wrong = emails.filter((email) => !isEmail(email));
  if (wrong.length === 0) return undefined;
  const list = wrong.map((email) => `“${email}”`).join(', ');
  return wrong.length === 1 ? `${list} is not an email address.` : `${list} are not email addresses.`;
}

/** Problems of a filing's optional services; empty until the tables load. */
function optionalServiceProblems(
  choices: readonly OptionalServiceChoice[],
  tables: FilingTypeTables | undefined,
  quantityRule: InputRule,
  at: ProblemAt,
): Problem[] {
  if (!tables) return [];
  return choices.flatMap((choice, index) => {
    const service = rowOf(tables.optionalServices, choice.code);
    const path = `optionalServices.${index}`;
    if (!service) return at(path, "The court doesn't offer this service for this filing type. Remove it.");
    return [
      ...at(`${path}.quantity`, service.multiplier ? quantityMessage(choice.quantity, quantityRule) : undefined),
      ...at(
        `${path}.amount`,
        service.hasFeePrompt && choice.amount === undefined ? amountMessage(service.feePromptText) : undefined,
      ),
    ];
  });
}

function quantityMessage(quantity: number, { pattern, message }: InputRule): string | undefined {
  const isFit =
    Number.isInteger(quantity) && quantity >= 1 && quantity <= 999 && (pattern?.test(`${quantity}`) ?? true);
  return isFit ? undefined : (message ?? 'Enter a number from 1 to 999.');
}

const amountMessage = (prompt: string | undefined) =>
  prompt === undefined ? 'Enter the amount.' : `Enter the amount: ${prompt}`;
