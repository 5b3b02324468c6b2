/**
 * Google Places (New) through its web service. Its script would need `unsafe-eval` and third-party code beside password
 * and card fields (docs/adr/0008). Calls carry the deployment's key and no personal data.
 */
import * as z from 'zod/mini';
import { type RunnerOptions, request } from './http';

const google = { baseAddress: () => 'https://places.googleapis.com' };

const text = z.object({ text: z.string() });
const suggestionsSchema = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: text, secondaryText: z.optional(text) }),
          }),
        ),
      }),
    ),
  ),
});
const placeSchema = z.object({
  addressComponents: z.optional(
    z.array(z.object({ types: z.array(z.string()), longText: z.string(), shortText: z.string() })),
  ),
});

/** @param sessionToken groups the suggestions with the chosen place, so that Google bills them as one session. */
export function suggestGooglePlaces(key: string, input: string, sessionToken: string) {
  const body = JSON.stringify({ input, includedRegionCodes: ['us'], languageCode: 'en', sessionToken });
  return request<z.output<typeof suggestionsSchema>>(google, '/v1/places:autocomplete', {
    ...optionsOf(key, 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat'),
    method: 'POST',
    body,
    schema: suggestionsSchema,
  });
}

/** Returns the parts of a place's address; ends the session. */
export function getGooglePlace(key: string, placeId: string, sessionToken: string) {
  const query = new URLSearchParams({ languageCode: 'en', sessionToken });
  return request<z.output<typeof placeSchema>>(google, `/v1/places/${encodeURIComponent(placeId)}?${query}`, {
    ...optionsOf(key, 'addressComponents'),
    schema: placeSchema,
  });
}

function optionsOf(key: string, fields: string): RunnerOptions {
  return {
    headers: { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields },
    credentials: 'omit',
    // Sends no session token, but the origin, which the key may be restricted to.
    token: '',
    referrerPolicy: 'strict-origin',
  };
}
