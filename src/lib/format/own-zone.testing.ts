/** The zone of the machine that runs the tests. A firm there shows days without a zone. */
export const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
