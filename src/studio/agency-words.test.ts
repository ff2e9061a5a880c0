import { expect, test } from 'vitest'

import { blockSchemas } from '@/blocks/registry'
import { collectionConfigs, globalConfigs } from '@/collections/registry'
import { locales } from '@/lib/i18n/locales'
import { studioMessages } from '@/lib/i18n/languages/studio'

/** Words of a content management system that an agency does not use. */
const systemWords =
  /\bslugs?\b|\bopen graph\b|\buuid\b|dépubli|\bm[eé]ta-?\s?(?:title|titel|titre|description|beschr)|\b(?:titre|description) méta\b/i

/** The texts in four languages of a configuration, and the texts of messages, without names of placeholders. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value.replace(/\{\w+/g, '{')]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((each) => textsIn(each, seen))
}

/** The objects at any depth that hold one text per language, such as labels and descriptions. */
function textsPerLanguage(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const isText = locales.every((locale) => typeof Reflect.get(value, locale) === 'string')
  return isText ? textsIn(value) : Object.values(value).flatMap((each) => textsPerLanguage(each, seen))
}

const schemas = [...collectionConfigs, ...globalConfigs, ...blockSchemas].map(
  (schema) => [schema.slug, schema] as const,
)

test.each(schemas)('%s is labelled in an agency’s words', (_slug, schema) => {
  const texts = textsPerLanguage(schema)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => systemWords.test(text))).toEqual([])
})

test.each(locales)('the texts of the studio in %s are in an agency’s words', (locale) => {
  expect(textsIn(studioMessages[locale]).filter((text) => systemWords.test(text))).toEqual([])
})
