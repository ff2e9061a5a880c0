import { initI18n } from '@payloadcms/translations'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { ImportMap, SanitizedConfig } from 'payload'

import { locales, type Locale } from '@/lib/i18n/locales'

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)

const isTexts = (value: Record<string, unknown>): value is Record<Locale, string> =>
  Object.keys(value).length === locales.length && locales.every((locale) => typeof value[locale] === 'string')

/**
 * A copy in which a text in all languages is the text in one language. What holds no such text is shared with the
 * original, which is not changed; an object that occurs twice is copied once.
 */
export function inOneLanguage<Value>(
  value: Value,
  language: Locale,
  copies: Map<object, unknown> = new Map(),
): Value {
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return value
  const known = copies.get(value)
  if (known !== undefined) return known as Value
  if (!Array.isArray(value) && isTexts(value)) return value[language] as Value
  copies.set(value, value)
  const changed = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const copy = inOneLanguage(part, language, copies)
    return copy === part ? [] : [[key, copy] as const]
  })
  if (changed.length === 0) return value
  const copy = Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(changed))
  copies.set(value, copy)
  return copy as Value
}

let shortened: Promise<void> | undefined

async function shorten(configPromise: Promise<SanitizedConfig>, importMap: ImportMap): Promise<void> {
  const config = await configPromise
  for (const language of locales) {
    const i18n = await initI18n({ config: config.i18n, context: 'client', language })
    // The whole configuration, of which Payload gives visitors without a session a part.
    const clientConfig = getClientConfig({ config, i18n, importMap, user: true })
    Object.assign(clientConfig, inOneLanguage({ ...clientConfig }, language))
  }
}

/**
 * Payload sends the configuration with each page of the studio, one copy per language that it keeps, and in it the
 * labels of all fields in all languages: a quarter of the page. Afterwards each copy has the labels of its language.
 */
export const shortenClientConfigs = (config: Promise<SanitizedConfig>, importMap: ImportMap): Promise<void> =>
  (shortened ??= shorten(config, importMap))
