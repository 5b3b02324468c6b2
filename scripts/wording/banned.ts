/**
 * Wording that users don't read anywhere in the product, with the better one. Texts of the specification stay to the
 * letter (`specified`).
 */

/** A wording and what replaces it. */
export interface Wording {
  /** Whole words, in any case. `…` stands for any words, `#` for a number. */
  found: string;
  better: string;
  /** Wrong only as a whole label, heading or message. */
  isWhole?: true;
}

/** Words and phrases that read as translated or say no noun. */
const words: readonly Wording[] = [
  { found: 'anew', better: 'again' },
  { found: 'whoever', better: 'the person, the administrator, …' },
  { found: 'whatever', better: 'everything, any …' },
  { found: 'mend', better: 'fix' },
  { found: 'mended', better: 'fixed' },
  { found: 'somebody', better: 'someone, or the person' },
  { found: 'nobody', better: 'no one, or name who' },
  { found: 'anybody', better: 'anyone, or name who' },
  { found: 'everybody', better: 'everyone, or name who' },
  { found: 'of theirs', better: 'their …' },
  { found: 'of ours', better: 'our …' },
  { found: 'that one', better: 'name it' },
  { found: 'this one', better: 'name it' },
  { found: 'mapped one', better: 'name it' },
  { found: 'the ones', better: 'name them' },
  { found: 'another one', better: 'another …' },
  { found: 'a new one', better: 'a new …' },
  { found: 'is none', better: 'there is no …' },
  { found: 'are none', better: 'there are no …' },
  { found: 'has none', better: 'has no …' },
  { found: 'have none', better: 'have no …' },
  { found: 'none of', better: 'no …' },
  { found: 'a party takes', better: 'per party' },
  { found: 'attorney a party', better: 'attorney per party' },
  { found: 'is to be', better: 'must be, or say who does it' },
  { found: 'are to be', better: 'must be, or say who does it' },
  { found: 'e-mail', better: 'email' },
  { found: 'e-mails', better: 'emails' },
  { found: 'email address', better: 'Email', isWhole: true },
  { found: 'e-mail address', better: 'Email', isWhole: true },
  { found: 'email addresses', better: 'Emails', isWhole: true },
];

/** American spelling. */
export const spelling: readonly Wording[] = [
  { found: 'any more', better: 'anymore' },
  { found: 'behaviour', better: 'behavior' },
  { found: 'catalogue', better: 'catalog' },
  { found: 'centred', better: 'centered' },
  { found: 'colour', better: 'color' },
  { found: 'colours', better: 'colors' },
  { found: 'favour', better: 'favor' },
  { found: 'grey', better: 'gray' },
  { found: 'honour', better: 'honor' },
  { found: 'labelled', better: 'labeled' },
  { found: 'neighbour', better: 'neighbor' },
  { found: 'neighbours', better: 'neighbors' },
];

/** Sentences and labels that the product had. */
const sentences: readonly Wording[] = [
  { found: 'Sent back', better: 'Rejected' },
  { found: 'What came back from', better: 'Filings the courts rejected or returned' },
  { found: 'Correct it by', better: 'Resubmit by' },
  { found: 'The court names no', better: 'The court lists no …, or No … given. Ask the clerk.' },
  { found: 'Choose what pays', better: 'Choose a payment method.' },
  { found: 'Say whether the public', better: 'Choose public or confidential.' },
  { found: 'follows from the court', better: 'The fields below depend on the court and case type.' },
  { found: 'Add what you file', better: 'Add each filing and its documents.' },
  { found: 'as the clerk will', better: 'Check everything before you submit.' },
  { found: 'the court has it', better: "You can't edit a submitted filing." },
  { found: 'to do before you can submit', better: '8 items to fix before you can submit' },
  { found: 'to be done first', better: '8 items to fix before submitting' },
  { found: 'Nothing is missing', better: 'Ready to submit' },
  { found: 'whom this order serves', better: 'No recipients.' },
  { found: 'chosen yet', better: 'No … selected', isWhole: true },
  { found: 'party files for itself', better: 'No attorney (self-represented)' },
  { found: 'represents itself', better: 'Self-represented (pro se)' },
  { found: 'This court takes', better: 'This court allows, or accepts, …' },
  { found: 'The court takes no', better: 'This case is closed to e-filing.' },
  { found: 'who is not in the case yet', better: 'New parties are added with this filing.' },
  { found: 'saved this draft since', better: 'Someone else changed this draft while you had it open.' },
  { found: 'on record. Choose other', better: 'No filings in these dates. Change the dates, or …' },
  { found: 'did not arrive', better: "Part of the page didn't load." },
  { found: 'that cannot be seen', better: 'invisible characters' },
  { found: 'takes longer than usual', better: 'This is taking longer than usual.' },
  { found: 'support takes them out', better: 'Contact support to remove someone.' },
  { found: 'Statements of the court', better: 'Required certifications' },
  { found: 'I have read and confirm', better: 'I certify that …' },
  { found: 'Where is the case', better: 'Choose a court' },
  { found: 'Choosing the court makes', better: 'We save a draft once you choose a court.' },
  { found: 'a case that a court has', better: 'File into an existing case.' },
  { found: 'has no index of', better: "Can't find it? Enter the case number and title." },
  { found: 'Make sure that this is', better: 'Confirm this is the right case.' },
  { found: 'Mark those', better: 'Select the parties you represent' },
  { found: 'Court of the case', better: 'Court', isWhole: true },
  { found: 'Parties of the case', better: 'Case parties', isWhole: true },
  { found: 'What the case is about', better: 'Case details', isWhole: true },
  { found: 'Choose what kind', better: 'Select a type' },
  { found: 'Filer, clerk and copies', better: 'Filing details' },
  { found: 'Add a service of the court', better: 'Add a court service' },
  { found: 'Also tell about', better: 'Additional notification email' },
  { found: 'Made searchable:', better: 'Text recognition added to 4 pages.' },
  { found: 'This corrects order', better: 'Resubmission of order 41302' },
  { found: 'and never taken', better: "authorization released. You weren't charged." },
  { found: 'What they are', better: 'View items', isWhole: true },
  { found: 'Everything for this case', better: 'Case history', isWhole: true },
  { found: 'could not be brought up to date', better: "Couldn't refresh. Showing the last saved version." },
  { found: 'Usual width', better: 'Auto', isWhole: true },
  { found: 'Rows close together', better: 'Compact rows', isWhole: true },
  { found: 'Back to the usual columns', better: 'Reset columns', isWhole: true },
  { found: 'Scroll through all', better: 'Show all', isWhole: true },
  { found: 'Turn pages', better: 'Use pages', isWhole: true },
  { found: 'Done selecting', better: 'Cancel', isWhole: true },
  { found: 'Select the # shown', better: 'Select page', isWhole: true },
  { found: 'History at the providers', better: 'Court e-filing history', isWhole: true },
  { found: 'Removed on', better: 'Expires', isWhole: true },
  { found: 'No matter of Clio', better: 'No Clio matter connected' },
  { found: 'Not yet charged', better: 'Pending', isWhole: true },
  { found: 'Found a company', better: 'Form a business' },
  { found: 'Services in every state', better: 'Nationwide services', isWhole: true },
  { found: 'Nothing waits for you', better: "You're all caught up" },
  { found: 'No filing was left unfinished', better: 'No drafts' },
  { found: 'Hand it over', better: 'Share the password securely.' },
  { found: 'sign in with it', better: 'Used for sign-in and notifications.' },
  { found: 'By this id', better: "Your firm's ID in Clio" },
  { found: 'Signs in with', better: 'Username', isWhole: true },
  { found: 'In your firm', better: 'Role', isWhole: true },
  { found: 'Answering', better: 'Operational', isWhole: true },
  { found: 'What is there stays', better: 'Existing items remain in Clio.' },
  { found: 'characters on', better: 'Search by name (3+ characters)' },
  { found: 'Empty for no limit', better: 'Leave blank for no limit.' },
  { found: 'would pass a limit', better: 'Purchases over the limit are blocked.' },
  { found: 'Above it, a purchase', better: 'Ask before any purchase over this amount.' },
  { found: 'commas or lines', better: 'Separate addresses with commas or new lines.' },
  { found: 'chain of custody holds', better: 'Chain of custody verified' },
  { found: 'courtesy copies through us', better: "We don't deliver courtesy copies in this state yet." },
  { found: 'Black out', better: 'Redact' },
  { found: 'Blacked out', better: 'Redacted' },
  { found: 'court may object to', better: 'No problems found in: … Not checked: …' },
  { found: 'Reserve this place', better: 'That time was just taken. Choose another: …' },
  { found: 'came back', better: 'was returned, was rejected' },
  { found: 'amount of the demand', better: 'Amount demanded' },
  { found: 'This number is of', better: 'This number belongs to Orange County (48).' },
  { found: 'I certify:', better: 'I certify that …' },
  { found: 'served in person cannot', better: "Papers that require personal service can't be e-served." },
  { found: 'Who is to sign', better: 'Signers', isWhole: true },
  { found: 'reasons are checked here', better: "We check 2 of this court's 9 common rejection reasons." },
  { found: 'Invoice by invoice', better: 'Pay manually' },
  { found: 'and nothing else', better: 'No second grouping', isWhole: true },
  ...spelling,
];

export const banned: readonly Wording[] = [...words, ...sentences];

/** A text of the specification that a rule would change, and where it is prescribed. */
export interface SpecifiedText {
  text: string;
  reason: string;
}

/** Prescribed texts, kept to the letter. One that the product no longer has fails the check. */
export const specified: readonly SpecifiedText[] = [
  {
    text: ' did not arrive.',
    reason: 'A notice that bounced; specification, filing variants, section 7.',
  },
  {
    text: 'Nobody of the firm is left',
    reason: 'Before a service contact is removed; specification, filing variants, section 7.',
  },
  {
    text: ', instead of the mapped one,',
    reason: 'Warning before a matter is connected; specification, application section 7.',
  },
  {
    text: 'This court takes filings through File & ServeXpress. Connect your firm first.',
    reason: 'A court that needs FSX; specification, filing variants, section 10.',
  },
  {
    text: 'This court takes no filings through us.',
    reason: 'A case of another system; specification, filing variants, V1.',
  },
];
