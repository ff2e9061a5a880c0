import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { test } from '../support/browser-test'
import { demoPublicPaths, demoPaths, demoRefs, feedbackKeys } from '../rig/demo-site'
import { alternatesOf, elementsOf, isNoIndex, languageOf, textsOf, visibleText } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { open, permanent, temporary } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'

async function defaultLanguage(): Promise<string> {
  const url = alternatesOf((await open('/fr/')).html)['x-default'] ?? ''
  return url.slice(siteUrl.length + 1, siteUrl.length + 3)
}

test.describe('paths without a language', () => {
  test('the bare origin leads to the home page in the default language (A1)', async () => {
    const { status, location } = await open('/')
    expect(status).toBe(temporary)
    expect(location).toBe(`/${await defaultLanguage()}/`)
  })

  const originals = [
    '/for-sale/',
    '/for-rent/',
    '/services/',
    '/demand-register/',
    '/contact-demand/',
    '/contact/',
    '/login/',
  ] as const

  for (const original of originals)
    test(`${original} leads to its translation and keeps the query (A3)`, async () => {
      const locale = (await defaultLanguage()) as 'fr'
      const query = '?city=Fl%C3%A9malle%7C4400&type=1&utm_source=mail'
      const { status, location } = await open(original + query)
      expect(status).toBe(temporary)
      expect(location).toBe(`/${locale}${demoPaths[original][locale]}${query}`)
    })

  test('without its last slash a path leads to the one with it', async () => {
    const { status, location } = await open('/fr/a-vendre?type=1')
    expect(status).toBe(permanent)
    expect(location).toBe('/fr/a-vendre/?type=1')
  })
})

test.describe('the route table', () => {
  for (const path of demoPublicPaths)
    test(`${path} (A4)`, async () => {
      const { status, html } = await open(path)
      expect(status).toBe(200)
      expect(languageOf(html)).toBe(path.slice(1, 3))
    })

  const foreign = [
    ['/fr/te-koop/', '/fr/a-vendre/'],
    ['/nl/a-louer/', '/nl/te-huur/'],
    ['/de/for-sale/', '/de/zu-verkaufen/'],
    ['/fr/demand-register/', '/fr/je-cherche/'],
  ]
  for (const [wrong, right] of foreign)
    test(`${wrong} leads to ${right}: the path of another language (A6)`, async () => {
      const { status, location } = await open(wrong ?? '')
      expect([temporary, permanent]).toContain(status)
      expect(location).toBe(right)
    })

  const former = [
    ['/en/contact-demand/', '/en/valuation/'],
    ['/en/demand-register/', '/en/property-alerts/'],
    ['/en/disclaimer/', '/en/legal-notice/'],
  ]
  for (const [old, present] of former)
    test(`${old} leads to ${present} for good (A4)`, async () => {
      const { status, location } = await open(old ?? '')
      expect(status).toBe(permanent)
      expect(location).toBe(present)
    })

  test('capital letters lead to the path in small ones', async () => {
    const { status, location } = await open('/fr/A-Vendre/')
    expect(status).toBe(permanent)
    expect(location).toBe('/fr/a-vendre/')
  })
})

test.describe('pages of their own kind', () => {
  const thanks = { nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' }
  for (const locale of locales)
    test(`every thank-you page exists in ${locale} and is not indexed (A10)`, async () => {
      for (const key of feedbackKeys) {
        const { status, html } = await open(`/${locale}/${thanks[locale]}/${key}/`)
        expect(status, key).toBe(200)
        expect(isNoIndex(html), key).toBe(true)
      }
    })

  test('testimonials have a page each (A11)', async () => {
    for (const locale of locales) {
      const links = elementsOf((await open(`/${locale}/testimonials/`)).html, 'a').map(
        ({ href = '' }) => href,
      )
      const paths = [...new Set(links)].filter((href) => /^\/\w\w\/testimonials\/[a-z0-9-]+\/$/.test(href))
      expect(paths.length).toBeGreaterThanOrEqual(14)
      expect((await open(paths[0] ?? '')).status).toBe(200)
    }
  })

  test('nine services articles stand below their category (A11)', async () => {
    const folders = { nl: 'onze-diensten', fr: 'services', en: 'services', de: 'leistungen' }
    for (const locale of locales) {
      const { html } = await open(`/${locale}${demoPaths['/services/'][locale]}`)
      const links = elementsOf(html, 'a').map(({ href = '' }) => href)
      const pattern = new RegExp(`^/${locale}/${folders[locale]}/[a-z0-9-]+/$`)
      const paths = [...new Set(links)].filter((href) => pattern.test(href))
      expect(paths).toHaveLength(9)
      for (const path of paths) expect((await open(path)).status, path).toBe(200)
    }
  })
})

test.describe('the language switcher (A13)', () => {
  test('stays on the page that is shown, in every language', async ({ page }) => {
    await page.goto('/fr/estimation-gratuite/')
    const translations = alternatesOf(await page.content())
    const switcher = page.getByRole('navigation', { name: interfaceText('fr', 'shell.languages') })
    await expect(switcher.getByRole('link', { name: 'fr' })).toHaveAttribute('aria-current', 'true')
    for (const locale of ['nl', 'en', 'de', 'fr'] as const) {
      const nav = page.getByRole('banner').locator(`a[hreflang=${locale}]:visible`)
      await nav.click()
      await expect(page).toHaveURL(translations[locale] ?? 'none')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    }
  })

  const starts = {
    'an article': '/fr/services/plan-2d/',
    'a testimonial': '/fr/testimonials/nathalie-d-flemalle/',
    'a property': `/fr/property/${demoRefs.house}/`,
    'a property to let': `/fr/property/${demoRefs.apartmentToLet}/`,
  }
  for (const [name, start] of Object.entries(starts))
    test(`leads from ${name} to it in every language`, async () => {
      const { location } = await open(start)
      let { html } = await open(location ?? start)
      const translations = alternatesOf(html)
      for (const locale of ['nl', 'en', 'de', 'fr'] as const) {
        const links = elementsOf(html, 'a').filter(({ hreflang }) => hreflang === locale)
        const [target] = new Set(links.map(({ href = '' }) => href))
        expect(siteUrl + target).toBe(translations[locale])
        const answer = await open(target ?? '')
        expect(answer.status).toBe(200)
        expect(languageOf(answer.html)).toBe(locale)
        html = answer.html
      }
    })

  test('shows the four languages', async () => {
    const links = elementsOf((await open('/fr/')).html, 'a').filter(({ hreflang }) => hreflang)
    expect(new Set(links.map(({ hreflang }) => hreflang))).toEqual(new Set(locales))
  })
})

test.describe('what does not exist (A15)', () => {
  for (const locale of locales)
    test(`says so in ${locale}, with a search and the way home`, async () => {
      const { status, html } = await open(`/${locale}/nothing-stands-here/at-all/`)
      expect(status).toBe(404)
      expect(languageOf(html)).toBe(locale)
      expect(textsOf(html, 'h1')).toEqual([interfaceText(locale, 'notFound.title')])
      expect(visibleText(html)).toContain(interfaceText(locale, 'notFound.text'))
      expect(elementsOf(html, 'form').some(({ role }) => role === 'search')).toBe(true)
      expect(elementsOf(html, 'a').some(({ href }) => href === `/${locale}/`)).toBe(true)
      expect(isNoIndex(html)).toBe(true)
    })

  test('a second visit to an unknown path is a 404 too', async () => {
    for (const visit of [1, 2, 3])
      expect((await open('/fr/rien-du-tout/')).status, `visit ${visit}`).toBe(404)
  })

  for (const file of ['/wp-login.php', '/.env', '/fr/index.php', '/favicon.bmp'])
    test(`${file} is not there`, async () => {
      const { status, location } = await open(file)
      const end = location ? (await open(location)).status : status
      expect(end).toBe(404)
    })

  for (const file of ['/favicon.ico', '/apple-touch-icon.png'])
    test(`${file} leads to a picture`, async () => {
      const { status, location } = await open(file)
      expect(status).toBe(temporary)
      const picture = await open(location ?? '')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    })

  test('an unknown path without a language ends in a 404', async () => {
    const { status, location } = await open('/nothing-stands-here/')
    expect(status).toBe(temporary)
    expect((await open(location ?? '')).status).toBe(404)
  })
})
