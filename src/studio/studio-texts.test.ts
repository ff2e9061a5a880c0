import { readdirSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { locales, type Localized } from '@/lib/i18n/locales'

/** Every file of words of the studio: what all parts have to satisfy, so that none needs a test of its own for it. */

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /-texts\.tsx?$/.test(name),
)

const isText = (value: object): value is Localized =>
  locales.some((locale) => typeof Reflect.get(value, locale) === 'string')

function textsIn(value: unknown, place: string): [string, Localized][] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [[place, value]]
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${place}.${key}`))
}

const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()

const isWrong = (text: Localized): boolean =>
  locales.some((locale) => !text[locale]?.trim()) ||
  new Set(locales.map((locale) => values(text[locale]))).size > 1 ||
  // Between letters belongs the typographic apostrophe.
  locales.some((locale) => /\p{L}'\p{L}/u.test(text[locale]))

test.each(files)('%s speaks every language, with the same values in it', async (name) => {
  const words: unknown = await import(/* @vite-ignore */ path.join(folder, name))
  const wrong = textsIn(words, name).filter(([, text]) => isWrong(text))
  expect(wrong).toEqual([])
})
