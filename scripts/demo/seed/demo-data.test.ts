import { describe, expect, test } from 'vitest'

import { productFormKinds } from '@/features/submissions/model/form-kinds'
import { locales, type Localized } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'

import {
  inEveryLanguage,
  inOneLanguage,
  linesIn,
  readRows,
  readTable,
  wordsOf,
} from '../../../tests/support/content-files'
import { readFolder, readJson } from '../../content/data-files'

type Fields = Record<string, unknown>

/** The rows of a table that every agency begins with, or of one of the demo. */
const rowsOf = (folder: string) =>
  readTable(folder === 'property-types' ? `starter/${folder}` : `demo/${folder}`)

const pages = readRows('demo/pages')
const articles = readRows('demo/articles')
const routed = [...pages, ...articles].filter(({ original }) => original !== undefined)
const pageOf = (key: string) => pages.find((page) => page.key === key)

/** The file of a page's texts in one language. */
const linesOfPage = (key: string, language: string) => linesIn(readJson(`demo/pages/${key}/${language}.json`))

describe('pages', () => {
  test('every page of the site is there', () => {
    const pageKeys = pages.map(({ key }) => key).filter((key) => !key.startsWith('thank-you-'))
    expect(pageKeys).toEqual([
      'agency',
      'agents',
      'contact',
      'contactDemand',
      'cookiePolicy',
      'demandRegister',
      'disclaimer',
      'forRent',
      'forSale',
      'home',
      'jobs',
      'login',
      'newsletter',
      'privacyStatement',
      'projects',
      'saved',
      'services',
      'testimonials',
      'thankYou',
    ])
  })

  test('the hero counts both listings in every language', () => {
    for (const locale of locales) {
      expect(linesOfPage('home', locale).join()).toContain('{saleCount}')
      expect(linesOfPage('home', locale).join()).toContain('{rentCount}')
    }
  })

  test('the titles are those of the specification', () => {
    expect(pageOf('forSale')?.title).toEqual({
      nl: 'Te Koop',
      fr: 'À Vendre',
      en: 'For sale',
      de: 'Zu verkaufen',
    })
    expect(pageOf('demandRegister')?.title).toMatchObject({ nl: 'Ik zoek', fr: 'Je cherche' })
    expect(pageOf('contactDemand')?.title).toMatchObject({
      nl: 'Gratis schatting',
      fr: 'Estimation gratuite',
    })
  })

  test.each(['privacyStatement', 'disclaimer', 'cookiePolicy'])('the %s is a full text', (key) => {
    for (const locale of locales) {
      const words = wordsOf(linesOfPage(key, locale).join(' '))
      expect(words).toBeGreaterThan(key === 'privacyStatement' ? 500 : 320)
      expect(words).toBeLessThan(1050)
    }
  })
})

describe('routes', () => {
  const pathOf = (original: string) => routed.find((each) => each.original === original)?.path
  const inAll = (path: string): Localized => ({ nl: path, fr: path, en: path, de: path })

  test('the localised paths are those decided', () => {
    const decided: Record<string, Localized> = {
      '/for-sale/': { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/', de: '/zu-verkaufen/' },
      '/for-rent/': { nl: '/te-huur/', fr: '/a-louer/', en: '/for-rent/', de: '/zu-vermieten/' },
      '/services/': { nl: '/diensten/', fr: '/services/', en: '/services/', de: '/leistungen/' },
      '/demand-register/': {
        nl: '/ik-zoek/',
        fr: '/je-cherche/',
        en: '/property-alerts/',
        de: '/ich-suche/',
      },
      '/contact-demand/': {
        nl: '/gratis-schatting/',
        fr: '/estimation-gratuite/',
        en: '/valuation/',
        de: '/kostenlose-bewertung/',
      },
      '/contact/': { nl: '/contact/', fr: '/contact/', en: '/contact/', de: '/kontakt/' },
      '/login/': { nl: '/login/', fr: '/login/', en: '/login/', de: '/login/' },
    }
    for (const [original, path] of Object.entries(decided))
      expect(pathOf(original) ?? inAll('')).toEqual(new Set(Object.values(path)).size === 1 ? path.nl : path)
  })

  test('nine services are articles below the folder of services', () => {
    const services = articles.filter(({ under }) => under === 'services')
    expect(services).toHaveLength(9)
    const category = readFolder('demo/article-categories').services as Fields
    for (const { path, slug } of services)
      for (const locale of locales)
        expect(inOneLanguage(path, locale)).toBe(
          `/${inOneLanguage(category.slug, locale)}/${inOneLanguage(slug, locale)}/`,
        )
  })

  test('in English a path is its original unless that is not the word of the trade', () => {
    const renamed = routed.flatMap(({ original, path }) =>
      inOneLanguage(path, 'en') === original ? [] : [[original, inOneLanguage(path, 'en')]],
    )
    expect(renamed).toEqual(
      expect.arrayContaining([
        ['/demand-register/', '/property-alerts/'],
        ['/contact-demand/', '/valuation/'],
        ['/disclaimer/', '/legal-notice/'],
        ['/services/works-simulation/', '/services/renovation-preview/'],
        ['/services/photo-cleaning/', '/services/photo-tidying/'],
      ]),
    )
    expect(renamed).toHaveLength(5)
  })
})

test('no column of the footer repeats the name that its logo tells', () => {
  const titles = locales.flatMap((locale) => linesIn(readJson(`demo/settings/footer/${locale}.json`)))
  expect(titles.filter((text) => /\{agency\}|Immo Perron/.test(text))).toEqual([])
})

describe('slugs', () => {
  test('those of articles, types, places, projects and neighbourhoods follow the one rule', () => {
    const named = [
      ...articles.map(({ title, slug }) => ({ name: title, slug })),
      ...['localities', 'projects', 'neighbourhoods', 'article-categories'].flatMap(rowsOf),
    ]
    const off = named.flatMap(({ name, slug }) =>
      locales.flatMap((locale) =>
        slugify(inOneLanguage(name, locale)) === inOneLanguage(slug, locale)
          ? []
          : [inOneLanguage(slug, locale)],
      ),
    )
    // The English service keeps the name of its original path.
    expect(off).toEqual(['diffusion'])
    for (const { slug } of rowsOf('property-types'))
      for (const each of inEveryLanguage(slug)) expect(slugify(each)).toBe(each)
  })

  test('names of types and places are distinct in every language', () => {
    const localities = rowsOf('localities')
    for (const locale of locales) {
      expect(new Set(rowsOf('property-types').map(({ slug }) => inOneLanguage(slug, locale))).size).toBe(7)
      expect(
        new Set(localities.map(({ name, zip }) => `${inOneLanguage(name, locale)}|${String(zip)}`)).size,
      ).toBe(31)
      expect(
        new Set(localities.map(({ slug, zip }) => `${inOneLanguage(slug, locale)}|${String(zip)}`)).size,
      ).toBe(31)
    }
  })
})

describe('catalogue', () => {
  test('seven types in order and 31 places of the region', () => {
    expect(rowsOf('property-types').map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(rowsOf('property-types').map(({ showOrder }) => showOrder)).toEqual([0, 1, 2, 3, 4, 5, 6])
    const localities = rowsOf('localities')
    expect(localities.map(({ key }) => key)).toEqual(
      localities.map(({ name, zip }) => `${inOneLanguage(name, 'fr')}|${String(zip)}`),
    )
    expect(localities).toHaveLength(31)
    for (const { latitude, longitude, zip } of localities) {
      expect(zip).toMatch(/^4\d{3}$/)
      expect(Number(latitude) > 50.3 && Number(latitude) < 50.85).toBe(true)
      expect(Number(longitude) > 5.1 && Number(longitude) < 6.15).toBe(true)
    }
  })

  test('three projects, one sold out and one with a website written without a scheme', () => {
    const projects = rowsOf('projects')
    expect(projects.map(({ key }) => key)).toEqual(['1', '2', '3'])
    expect(projects.filter(({ status }) => status === 'soldOut')).toHaveLength(1)
    expect(projects.flatMap(({ externalWeb }) => externalWeb ?? [])).toEqual([
      expect.stringMatching(/^www\.[a-z-]+\.example$/),
    ])
  })
})

describe('people', () => {
  test('at least fourteen testimonials in four original languages, newest first', () => {
    const testimonials = rowsOf('testimonials')
    expect(testimonials.length).toBeGreaterThanOrEqual(14)
    expect(new Set(testimonials.map(({ language }) => language)).size).toBe(4)
    const ages = testimonials.map(({ date }) => Number.parseInt(String(date), 10))
    expect(ages).toEqual(ages.toSorted((one, other) => one - other))
    for (const { name } of testimonials) expect(name).toMatch(/ \p{Lu}\.$/u)
  })

  test('four agents and three owners, none of them reachable in the real world', () => {
    const [agents, owners] = [rowsOf('agents'), rowsOf('owners')]
    expect([agents.length, owners.length]).toEqual([4, 3])
    const agency = readFolder('demo/settings/siteConfig').agency as Fields
    for (const { email } of [agency, ...agents, ...owners])
      expect(email).toMatch(/@(immo-perron\.example|example\.com)$/)
    for (const phone of [
      ...agents.map(({ mobilePhone }) => mobilePhone),
      ...owners.map((each) => each.phone),
    ])
      expect(phone).toMatch(/^04700000\d\d$/)
    expect(new Set(agents.map(({ registrationNumber }) => registrationNumber)).size).toBe(4)
  })

  test('the popup is off', () => {
    expect(readFolder('demo/settings/popup')._status).toBe('draft')
  })

  test('visits are offered only while the office is open', () => {
    const { lines } = (
      readJson('demo/settings/siteConfig/fr.json') as { agency: { openingHours: { lines: string[] } } }
    ).agency.openingHours
    const [workday, saturday, sunday] = lines.map((line) =>
      /(\d+) h à (\d+) h/.exec(line)?.slice(1).map(Number),
    )
    const { slots } = readJson('demo/settings/appointmentConfig/facts.json') as {
      slots: { from: string; to: string; weekdays: string[] }[]
    }
    const outside = slots.flatMap(({ from, to, weekdays }) =>
      weekdays.filter((weekday) => {
        const [opens = 24, closes = 0] =
          (weekday === '0' ? sunday : weekday === '6' ? saturday : workday) ?? []
        return Number(from.slice(0, 2)) < opens || Number(to.slice(0, 2)) > closes
      }),
    )
    expect(outside).toEqual([])
    expect(slots).toHaveLength(3)
  })
})

test('every form has a page that thanks', () => {
  const { thankYou } = readFolder('demo/settings/pageRoles') as { thankYou: { form: string; page: string }[] }
  expect(thankYou.map(({ form }) => form).sort()).toEqual([...productFormKinds, 'documentsNotReady'].sort())
})
