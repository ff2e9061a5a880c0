import { isRecord } from '@/lib/values/read-value'

import { schemaMessages } from './languages/schema'
import { locales, localized, type Localized } from './locales'

/** Only for the server: all texts of all languages. */
const messages: Localized<unknown> = schemaMessages

/** Steps from the top of `messages/<language>/schema.json`, such as `['collections', 'pages', 'fields', 'title']`. */
export type TextPath = readonly string[]

/** One step down. A text alone is a label. */
function step(node: unknown, name: string): unknown {
  if (isRecord(node)) return node[name]
  return name === 'label' ? node : undefined
}

/**
 * A text in every language; an empty one says that there is none, where `shared` has one.
 *
 * @throws {Error} when only some languages have it
 */
export function findSchemaText(path: TextPath): Localized | undefined {
  const texts = localized((locale) => path.reduce(step, messages[locale]))
  const missing = locales.filter((locale) => typeof texts[locale] !== 'string')
  if (missing.length === locales.length) return undefined
  if (missing.length > 0)
    throw new Error(
      `messages/${missing.join(', ')}/schema.json: no ${path.join('.')}, which other languages have`,
    )
  return localized((locale) => String(texts[locale]))
}

/** As `findSchemaText`, for a text that the code names. @throws {Error} when it is not written */
export function schemaText(...path: TextPath): Localized {
  const text = findSchemaText(path)
  if (!text) throw new Error(`messages/<language>/schema.json has no ${path.join('.')}`)
  return text
}
