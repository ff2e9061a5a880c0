import { z } from 'zod'

/** The variables of the service that proposes translations. */
export const translationVariables = {
  TRANSLATION_SERVICE: z
    .enum(['deepl', 'libretranslate', 'ai'], 'must be "deepl", "libretranslate" or "ai"')
    .optional(),
  TRANSLATION_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://translate.example.org' })
    .optional(),
  TRANSLATION_KEY: z.string().optional(),
}

type TranslationVariables = z.infer<z.ZodObject<typeof translationVariables>> & {
  AI_URL?: string | undefined
}

/** Keys of DeepL's free plan end with `:fx` and have a host of their own. */
const deeplUrl = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'

/** @returns the variable that the chosen service lacks; null when it has all */
export function missingOfTranslation(values: TranslationVariables): string | null {
  const { TRANSLATION_SERVICE: service, TRANSLATION_KEY: key, TRANSLATION_URL: url } = values
  if (service === 'deepl' && !key) return 'TRANSLATION_KEY: is missing, DeepL needs one'
  if (service === 'libretranslate' && !url)
    return 'TRANSLATION_URL: is missing, LibreTranslate has no address of its own'
  if (service === 'ai' && !values.AI_URL) return 'AI_URL: is missing, TRANSLATION_SERVICE is "ai"'
  return null
}

/** The chosen service; null without one. */
export function translationSettings(values: TranslationVariables) {
  const { TRANSLATION_SERVICE: service, TRANSLATION_KEY: key, TRANSLATION_URL: url } = values
  if (!service) return null
  // The language model has its own address and key.
  if (service === 'ai') return { service, key: undefined, url: '' }
  return { service, key, url: (url ?? deeplUrl(key ?? '')).replace(/\/+$/, '') }
}
