import { expect, test } from 'vitest'

import { intlLocales, type Locale } from './locales'
import { formatPlural, pluralForms } from './plural-forms'
import { getTranslator } from './translator'
import { mailTranslator } from './mail-translator'

const cases: [Locale, string, string][] = [
  ['de', 'nl-BE', '12.345'],
  ['en', 'nl-BE', '12.345'],
  ['en', 'en-GB', '12,345'],
  ['fr', 'nl-BE', '12.345'],
  // The fonts of the site lack the narrow no-break space of French.
  ['fr', 'fr-BE', '12\u00a0345'],
]

test.each(cases)('in %s with the numbers of %s a sentence counts %s', async (locale, numbers, shown) => {
  const t = await getTranslator(locale, numbers)
  expect(t('listing.saleTitle', { count: 12_345 })).toContain(`${shown} `)
  expect(t('paging.pageOf', { page: 1, pages: 12_345 })).toContain(shown)
  expect(mailTranslator(locale, numbers)('alerts.subjectMany', { count: 12_345 })).toContain(`${shown} `)
})

test.each(cases)('in %s with the numbers of %s a script counts %s', async (locale, numbers, shown) => {
  const t = await getTranslator(locale, numbers)
  const forms = pluralForms(t, (values) => t('listing.showCount', values))
  expect(formatPlural(JSON.parse(JSON.stringify(forms)), 12_345)).toContain(`${shown} `)
})

test('plural forms and ordinals follow the language of the text', async () => {
  const t = await getTranslator('fr', 'en-GB')
  expect(t('listing.saleTitle', { count: 1 })).toBe(
    (await getTranslator('fr', 'fr-BE'))('listing.saleTitle', { count: 1 }),
  )
  expect((await getTranslator('en', 'nl-BE'))('project.floorAbove', { floor: 2 })).toBe('2nd floor')
})

test('translators with other numbers do not share what they keep', () => {
  expect(mailTranslator('en', 'nl-BE')('alerts.subjectMany', { count: 1234 })).toContain('1.234')
  expect(mailTranslator('en')('alerts.subjectMany', { count: 1234 })).toContain('1,234')
  expect(mailTranslator('en').numbers).toBe(intlLocales.en)
})
