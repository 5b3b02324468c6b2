/** What each followed docket costs a month, in cents (dockets, section 1.13). */
const monthlyCents = 1000;

/** Tells what dockets cost a month, in cents. */
export const monthlyPrice = (count: number) => count * monthlyCents;
