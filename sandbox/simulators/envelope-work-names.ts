/** Steps of envelopes: signers are reminded, the envelope expires, and it is sealed once everyone signed. */
export const envelopeWork = {
  remind: 'envelope.remind',
  expire: 'envelope.expire',
  seal: 'envelope.seal',
} as const;
