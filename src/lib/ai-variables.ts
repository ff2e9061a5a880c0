import { z } from 'zod'

/** The variables of the language model that proposes texts. */
export const aiVariables = {
  AI_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.org/v1' })
    .optional(),
  AI_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
}

type AiVariables = z.infer<z.ZodObject<typeof aiVariables>>

/** @returns the variable that a model lacks; null when it has all, and without a model */
export function missingOfAi({ AI_URL: url, AI_MODEL: model, AI_KEY: key }: AiVariables): string | null {
  if (url && !model) return 'AI_MODEL: is missing, AI_URL is set'
  return !url && (model || key) ? 'AI_URL: is missing, AI_MODEL or AI_KEY is set' : null
}

/** The language model; null without one. */
export const aiSettings = ({ AI_URL: url, AI_MODEL: model, AI_KEY: key }: AiVariables) =>
  url && model ? { url: url.replace(/\/+$/, ''), model, key } : null
