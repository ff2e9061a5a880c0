import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { textsOf, visibleText } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { open, permanent, propertyPath, temporary } from '../rig/demo-pages'

test.describe('properties (A8)', () => {
  const expected = {
    nl: /^\/nl\/te-koop\/flemalle\/huis\/4638\/$/,
    fr: /^\/fr\/a-vendre\/flemalle\/[a-z0-9-]+\/4638\/$/,
    en: /^\/en\/for-sale\/flemalle\/house\/4638\/$/,
    de: /^\/de\/zu-verkaufen\/flemalle\/haus\/4638\/$/,
  }

  for (const locale of locales)
    test(`the path in ${locale} is built from the list, the place and the type or title`, async () => {
      const path = await propertyPath(demoRefs.house, locale)
      expect(path).toMatch(expected[locale])
      const { status, html } = await open(path)
      expect(status).toBe(200)
      expect(visibleText(html)).toContain(
        interfaceText(locale, 'property.referenceNumber', { ref: String(demoRefs.house) }),
      )
    })

  test('the path of a property to let is below the list for rent', async () => {
    expect(await propertyPath(demoRefs.apartmentToLet, 'nl')).toMatch(
      /^\/nl\/te-huur\/flemalle\/[a-z-]+\/4913\/$/,
    )
  })

  const wrong = [
    '/nl/te-huur/flemalle/huis/4638/',
    '/nl/te-koop/tilleur/huis/4638/',
    '/nl/te-koop/flemalle/appartement/4638/',
    '/nl/te-koop/flemalle/4638/',
    '/nl/te-koop/4638/',
    '/nl/a-vendre/flemalle/huis/4638/',
    '/nl/property/4638/',
  ]
  for (const path of wrong)
    test(`${path} redirects permanently`, async () => {
      const { status, location } = await open(path)
      expect(status).toBe(permanent)
      expect(location).toBe('/nl/te-koop/flemalle/huis/4638/')
    })

  test('the short path without a language leads there too', async () => {
    const first = await open('/property/4638/')
    expect(first.status).toBe(temporary)
    const second = await open(first.location ?? '')
    const end = second.location ?? first.location
    expect(end).toMatch(/^\/(nl|fr|en|de)\/[a-z-]+\/flemalle\/[a-z0-9-]+\/4638\/$/)
  })

  for (const locale of locales)
    test(`an unknown number says in ${locale} that the property is not there`, async () => {
      const { status, html } = await open(`/${locale}/property/999999/`)
      expect(status).toBe(404)
      expect(textsOf(html, 'h1')).toEqual([interfaceText(locale, 'property.notFoundTitle')])
      expect(visibleText(html)).toContain(interfaceText(locale, 'property.notFoundText'))
    })

  for (const number of ['0', '-1', '1e3', '04638', '99999999999', 'abc'])
    test(`${number} is no number of a property`, async () => {
      expect((await open(`/fr/a-vendre/flemalle/maison/${number}/`)).status).toBe(404)
    })
})
