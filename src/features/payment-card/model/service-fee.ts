/** The service fee on credit cards, in percent, unless the backend says otherwise (specification, application section 9). */
export const serviceFeePercent = 2.95;
