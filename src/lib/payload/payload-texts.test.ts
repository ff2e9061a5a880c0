import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { payloadTexts } from './payload-texts'

type Words = Map<string, string>

function wordsIn(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, each]): [string, string][] =>
    typeof each === 'object' && each !== null
      ? wordsIn(each, `${path}${key}.`)
      : [[`${path}${key}`, String(each)]],
  )
}

const payloads = { de, en, fr, nl }
const shown = (locale: (typeof locales)[number]): Words =>
  new Map([...wordsIn(payloads[locale].translations), ...wordsIn(payloadTexts[locale])])

const values = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join()

test.each(locales)('the studio has all of Payload’s words in %s', (locale) => {
  const words = shown(locale)
  const complaints = [...shown('en')].filter(([key, english]) => {
    const own = words.get(key)
    // A sentence equal to the English one was not translated; single words may be equal.
    const isUntranslated = locale !== 'en' && own === english && /[a-z]{4,} [a-z]{3,}/i.test(english)
    return !own?.trim() || isUntranslated || values(own) !== values(english) || /payload/i.test(own)
  })
  expect(complaints).toEqual([])
})

test('every replacement is for an existing text of Payload', () => {
  const known = new Set(wordsIn(en.translations).map(([key]) => key))
  for (const locale of locales)
    for (const [key] of wordsIn(payloadTexts[locale])) expect(known).toContain(key)
})
