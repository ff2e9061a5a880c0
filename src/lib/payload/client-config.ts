/**
 * @relies @payloadcms/ui@3 client-config: Payload keeps one configuration of the browser per language and one map of fields
 * per collection, and sends those objects; held by client-config.test.ts; until labels are sent in one language
 */
import { initI18n } from '@payloadcms/translations'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import type { ClientConfig, ImportMap, Payload } from 'payload'

import { languageFacts } from '@/lib/i18n/languages/facts'
import { locales, type Locale } from '@/lib/i18n/locales'
import { sleep } from '@/lib/values/retry'

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)

/** A text in the code may be there in more languages than the site has. */
const isTexts = (value: Record<string, unknown>): value is Record<Locale, string> =>
  Object.keys(value).every((key) => key in languageFacts) &&
  locales.every((locale) => typeof value[locale] === 'string')

/**
 * A copy in which a text in all languages is the text in one language. What holds no such text is shared with the
 * original, which is not changed. An object that occurs twice is copied once, so that React sends it once.
 */
export function inOneLanguage<Value>(
  value: Value,
  language: Locale,
  copies = new Map<object, unknown>(),
): Value {
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return value
  if (!Array.isArray(value) && isTexts(value)) return value[language] as Value
  if (copies.has(value)) return copies.get(value) as Value
  const changed = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const copy = inOneLanguage(part, language, copies)
    return copy === part ? [] : [[key, copy] as const]
  })
  const clone = Array.isArray(value) ? [...value] : { ...value }
  const copy = changed.length === 0 ? value : Object.assign(clone, Object.fromEntries(changed))
  copies.set(value, copy)
  return copy as Value
}

/**
 * The forms of accounts that do not open the studio without their password, which the holder alone chooses. Payload asks
 * for one in the form of a new account, whatever the access rules say, unless the accounts have no passwords.
 */
const withoutPasswords = (full: ClientConfig, staff: string): ClientConfig => ({
  ...full,
  collections: full.collections.map((each) =>
    each.auth && each.slug !== staff
      ? {
          ...each,
          auth: { ...each.auth, disableLocalStrategy: { enableFields: true, optionalPassword: true } },
        }
      : each,
  ),
})

/** Payload keeps one map of fields for all languages, made of the configuration of the first form that is opened. */
async function keepSchemaMaps(payload: Payload, full: ClientConfig): Promise<void> {
  const { config } = payload
  const i18n = await initI18n({
    config: config.i18n,
    context: 'client',
    language: config.i18n.fallbackLanguage,
  })
  const entities = [
    ...config.collections.map(({ slug }) => ({ collectionSlug: slug })),
    ...config.globals.map(({ slug }) => ({ globalSlug: slug })),
  ]
  for (const entity of entities) {
    const schemaMap = getSchemaMap({ ...entity, config, i18n })
    getClientSchemaMap({ ...entity, config: full, i18n, payload, schemaMap })
    // Visitors are answered in between.
    await sleep(0)
  }
}

async function shorten(payload: Payload, importMap: ImportMap): Promise<void> {
  const { config } = payload
  for (const language of locales) {
    const i18n = await initI18n({ config: config.i18n, context: 'client', language })
    // The whole configuration, of which Payload gives visitors without a session a part.
    const clientConfig = getClientConfig({ config, i18n, importMap, user: true })
    if (language === locales[0]) await keepSchemaMaps(payload, { ...clientConfig })
    const forms = withoutPasswords({ ...clientConfig }, config.admin.user)
    Object.assign(clientConfig, inOneLanguage(forms, language))
    await sleep(0)
  }
}

let shortened: Promise<void> | undefined

/**
 * Payload sends the configuration with each page of the studio, one copy per language that it keeps, and in it the
 * labels of all fields in all languages: a third of the page. Afterwards each copy has the labels of its language.
 * The forms of owners and subscribers lose their password. Once per process; after a failure, which the page survives,
 * with the next page.
 */
export const shortenClientConfigs = (starting: Promise<Payload>, importMap: ImportMap): Promise<void> =>
  (shortened ??= starting
    .then((payload) => shorten(payload, importMap))
    .catch(() => {
      // Payload, which the page starts too, reports why it does not start.
      shortened = undefined
    }))
