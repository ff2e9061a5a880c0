import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'

import { picturesFor } from './pictures-for'

const plan = (name: string, language?: Locale | null) => ({ name, language })
const inEach = locales.flatMap((locale) => [
  plan(`ground ${locale}`, locale),
  plan(`upper ${locale}`, locale),
])

test.each<[string, Locale, ReturnType<typeof plan>[], string[]]>([
  ['none', 'fr', [], []],
  ['no language', 'fr', [plan('a'), plan('b', null)], ['a', 'b']],
  ['one in each language', 'de', inEach, ['ground de', 'upper de']],
  ['a further one without words', 'nl', [plan('a', 'fr'), plan('b'), plan('c', 'nl')], ['b', 'c']],
  ['only one without words fits', 'en', [plan('a', 'fr'), plan('b')], ['b']],
  ['all in other languages', 'en', [plan('a', 'fr'), plan('b', 'nl')], ['a', 'b']],
])('%s, on a page in %s', (_, locale, media, names) => {
  expect(picturesFor(locale, media).map(({ name }) => name)).toEqual(names)
})
