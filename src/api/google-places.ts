/**
 * Google Places (New), by its web service. Not its script: that asks for `unsafe-eval` and for code from elsewhere beside
 * the fields of a password and a card (docs/adr/0008). A call bears the deployment's key and nothing of the person.
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

/** @param sessionToken joins the questions with the place that is chosen: together they are paid for as one. */
export function suggestGooglePlaces(key: string, input: string, sessionToken: string) {
  const body = JSON.stringify({ input, includedRegionCodes: ['us'], languageCode: 'en', sessionToken });
  return request<z.output<typeof suggestionsSchema>>(google, '/v1/places:autocomplete', {
    ...optionsOf(key, 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat'),
    method: 'POST',
    body,
    schema: suggestionsSchema,
  });
}

/** The parts of a place's address; ends the session. */
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
    // No token of the session goes there; the origin does, by which a key can be limited.
    token: '',
    referrerPolicy: 'strict-origin',
  };
}
