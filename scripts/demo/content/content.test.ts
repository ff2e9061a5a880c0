import { describe, expect, test } from 'vitest'
import { forms } from '@/composition/forms'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'
import { agency, legalMentions, openingHours, openingHoursText } from './agency'
import { agencySections, filmCaption, galleryCaptions, questions } from './agency-page'
import { agents } from './agents'
import { articleCategories, articles } from './articles'
import { feedbackKeys, feedbackPages, ownFeedbackKeys } from './feedback-pages'
import { formHeadings } from './form-pages'
import { localities } from './localities'
import { neighbourhoods } from './neighbourhoods'
import { owners } from './owners'
import { homeSections, pages } from './pages'
import { eventTexts, figureTexts, landingTexts } from './pattern-parts'
import { jobTexts, neighbourhoodTexts, patternNames } from './patterns'
import { projects } from './projects'
import { propertyTypes } from './property-types'
import { renamedRoutes, routes } from './routes'
import { services } from './services'
import {
  banners,
  copyright,
  footerColumns,
  footerLinks,
  menu,
  popup,
  searchesPath,
  topBar,
  valuationLabel,
} from './shell'
import { testimonials } from './testimonials'
import { pageKeys } from './types'

const everything = {
  agency,
  agencySections,
  agents,
  articleCategories,
  articles,
  banners,
  copyright,
  eventTexts,
  feedbackPages,
  figureTexts,
  filmCaption,
  footerColumns,
  footerLinks,
  formHeadings,
  galleryCaptions,
  homeSections,
  jobTexts,
  landingTexts,
  legalMentions,
  localities,
  menu,
  neighbourhoodTexts,
  neighbourhoods,
  openingHours,
  openingHoursText,
  owners,
  pages,
  patternNames,
  popup,
  projects,
  propertyTypes,
  questions,
  routes,
  services,
  testimonials,
  topBar,
  valuationLabel,
}

type Found = { where: string; value: Localized<unknown> }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const hasSomeLocale = (value: Record<string, unknown>): boolean => locales.some((locale) => locale in value)

function localisedIn(value: unknown, where: string): Found[] {
  if (!isObject(value)) return []
  if (!Array.isArray(value) && hasSomeLocale(value)) return [{ where, value: value as Localized<unknown> }]
  return Object.entries(value).flatMap(([key, below]) => localisedIn(below, `${where}.${key}`))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : []
}

const texts = localisedIn(everything, 'content')

/** Running text in one language, without the names of the kinds of node. */
const proseOf = (nodes: readonly { kind: string; text?: string; items?: string[] }[]): string =>
  nodes.flatMap((node) => node.items ?? [node.text ?? '']).join(' ')

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

describe('languages', () => {
  test('every text exists in four languages and is never empty', () => {
    expect(texts.length).toBeGreaterThan(400)
    const broken = texts.filter(
      ({ value }) =>
        Object.keys(value).sort().join() !== [...locales].sort().join() ||
        locales.some((locale) => stringsIn(value[locale]).some((text) => text.trim() === '')) ||
        locales.some((locale) => stringsIn(value[locale]).length === 0),
    )
    expect(broken).toEqual([])
  })

  test('no sentence is the same in two languages', () => {
    const copied = texts.flatMap(({ where, value }) => {
      const seen = locales.map((locale) => stringsIn(value[locale]).join(' '))
      const isSentence = seen.some((text) => wordsOf(text) > 6)
      return isSentence && new Set(seen).size < locales.length ? [where] : []
    })
    expect(copied).toEqual([])
  })

  test('running text has the same headings and lists in every language', () => {
    const shapes = texts.filter(({ value }) => Array.isArray(value.nl))
    const uneven = shapes.filter(({ value }) => {
      const of = (locale: Locale) =>
        (value[locale] as { kind: string; items?: string[] }[])
          .map(({ kind, items }) => `${kind}${items?.length ?? ''}`)
          .join()
      return new Set(locales.map(of)).size > 1
    })
    expect(uneven.map(({ where }) => where)).toEqual([])
  })

  test('French sets a fixed space before high punctuation, the others none', () => {
    const wrong = texts.flatMap(({ where, value }) => [
      ...stringsIn(value.fr).filter((text) => / [:;?!»]|« /.test(text) || /[^\s/\d][?!](\s|$)/u.test(text)),
      ...(['nl', 'en', 'de'] as const).flatMap((locale) =>
        stringsIn(value[locale])
          .filter((text) => /\s[:;?!]/.test(text))
          .map((text) => `${where} ${text}`),
      ),
    ])
    expect(wrong).toEqual([])
  })

  test('quotes and apostrophes are typographic, and German and Dutch use their own', () => {
    const straight = texts.flatMap(({ value }) => stringsIn(value)).filter((text) => /["']/.test(text))
    expect(straight).toEqual([])
    expect(texts.flatMap(({ value }) => stringsIn(value.de)).filter((text) => /[‘’«»]/.test(text))).toEqual(
      [],
    )
    expect(texts.flatMap(({ value }) => stringsIn(value.fr)).filter((text) => /[“”„]/.test(text))).toEqual([])
  })
})

describe('pages', () => {
  test('every page of the site is there, once', () => {
    expect(pages.map(({ key }) => key)).toEqual([...pageKeys])
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length)
  })

  test('search engine texts keep within their lengths', () => {
    const suffix = ` | ${agency.name}`.length
    const tooLong = [...pages, ...feedbackPages].flatMap(({ key, seo }) =>
      locales.flatMap((locale) => [
        ...(seo.title[locale].length + suffix > 60 ? [`${key} ${locale} title ${seo.title[locale]}`] : []),
        ...(seo.description[locale].length > 155
          ? [`${key} ${locale} description ${seo.description[locale].length}`]
          : []),
      ]),
    )
    expect(tooLong).toEqual([])
  })

  test('the hero counts both listings in every language', () => {
    for (const locale of locales) {
      expect(homeSections.hero.description[locale]).toContain('{saleCount}')
      expect(homeSections.hero.description[locale]).toContain('{rentCount}')
    }
  })

  test('the titles are those of the specification', () => {
    const titles = (key: string) => pages.find((page) => page.key === key)?.title
    expect(titles('forSale')).toEqual({ nl: 'Te Koop', fr: 'À Vendre', en: 'For sale', de: 'Zu verkaufen' })
    expect(titles('demandRegister')).toMatchObject({ nl: 'Ik zoek', fr: 'Je cherche' })
    expect(titles('contactDemand')).toMatchObject({ nl: 'Gratis schatting', fr: 'Estimation gratuite' })
  })

  test.each(['privacyStatement', 'disclaimer', 'cookiePolicy'] as const)('the %s is a full text', (key) => {
    const body = pages.find((page) => page.key === key)?.body
    for (const locale of locales) {
      const words = wordsOf(proseOf(body?.[locale] ?? []))
      expect(words).toBeGreaterThan(key === 'privacyStatement' ? 500 : 320)
      expect(words).toBeLessThan(950)
    }
  })
})

describe('routes', () => {
  const pathOf = (original: string) => routes.find((route) => route.original === original)?.path

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
    for (const [original, path] of Object.entries(decided)) expect(pathOf(original)).toEqual(path)
  })

  test('every feedback page sits under the thank-you word of its language', () => {
    expect(feedbackKeys).toHaveLength(8)
    for (const key of [...feedbackKeys, ...ownFeedbackKeys])
      expect(pathOf(`/thank-you/${key}/`)).toEqual({
        nl: `/bedankt/${key}/`,
        fr: `/merci/${key}/`,
        en: `/thank-you/${key}/`,
        de: `/danke/${key}/`,
      })
  })

  test('nine services and all testimonials have their articles below the right folder', () => {
    expect(services).toHaveLength(9)
    for (const { key, slug } of services)
      expect(pathOf(`/services/${key}/`)).toEqual({
        nl: `/onze-diensten/${slug.nl}/`,
        fr: `/services/${slug.fr}/`,
        en: `/services/${slug.en}/`,
        de: `/leistungen/${slug.de}/`,
      })
    for (const { slug } of testimonials)
      expect(pathOf(`/testimonials/${slug}/`)?.nl).toBe(`/testimonials/${slug}/`)
  })

  test('in English a path is its original unless that is not the word of the trade; the original leads on', () => {
    expect(renamedRoutes.map(({ original, path }) => [original, path.en])).toEqual([
      ['/demand-register/', '/property-alerts/'],
      ['/contact-demand/', '/valuation/'],
      ['/disclaimer/', '/legal-notice/'],
      ['/services/works-simulation/', '/services/renovation-preview/'],
      ['/services/photo-cleaning/', '/services/photo-tidying/'],
    ])
  })

  test('originals and paths are unique, well formed and without language', () => {
    expect(new Set(routes.map(({ original }) => original)).size).toBe(routes.length)
    const publicPaths = locales.flatMap((locale) => routes.map(({ path }) => `/${locale}${path[locale]}`))
    expect(new Set(publicPaths).size).toBe(routes.length * locales.length)
    for (const { path } of routes)
      for (const locale of locales) expect(path[locale]).toMatch(/^\/(?!(?:nl|fr|en|de)\/)(?:[a-z0-9-]+\/)*$/)
  })

  test('a breadcrumb leads over originals that exist and ends at the page itself', () => {
    const originals = new Set(routes.map(({ original }) => original))
    for (const { breadcrumb } of routes) {
      expect(breadcrumb.at(-1)?.path).toBeUndefined()
      for (const { path } of breadcrumb.slice(0, -1)) expect(originals.has(path ?? '')).toBe(true)
    }
  })

  test('every link of the shell leads to a route or out of the site', () => {
    const originals = new Set([...routes.map(({ original }) => original), searchesPath])
    const links = [
      ...topBar.left,
      ...topBar.right,
      ...menu,
      ...menu.flatMap(({ children }) => children),
      ...footerColumns.flatMap((column) => column.links),
      ...footerLinks,
      popup.link,
    ]
    const lost = links.filter(({ href }) => href.startsWith('/') && !originals.has(href.replace(/\?.*$/, '')))
    expect(lost).toEqual([])
  })
})

test('no column of the footer repeats the name that its logo tells', () => {
  const names = ['{agency}', agency.name]
  const titles = footerColumns.flatMap(({ title }) => (title ? Object.values(title) : []))
  expect(titles.filter((title) => names.some((name) => title.includes(name)))).toEqual([])
})

describe('slugs', () => {
  test('those of articles, types, places, projects and neighbourhoods follow the one rule', () => {
    const named = [...services, ...articles].map(({ title, slug }) => ({ name: title, slug }))
    const off = [...named, ...localities, ...projects, ...neighbourhoods, ...articleCategories].flatMap(
      ({ name, slug }) =>
        locales.filter((locale) => slugify(name[locale]) !== slug[locale]).map((locale) => slug[locale]),
    )
    // The English service keeps the name of its original path.
    expect(off).toEqual(['diffusion'])
    for (const { slug } of propertyTypes)
      for (const locale of locales) expect(slugify(slug[locale])).toBe(slug[locale])
  })

  test('names of types and places are distinct in every language', () => {
    for (const locale of locales) {
      expect(new Set(propertyTypes.map(({ slug }) => slug[locale])).size).toBe(7)
      expect(new Set(localities.map(({ name, zip }) => `${name[locale]}|${zip}`)).size).toBe(31)
      expect(new Set(localities.map(({ slug, zip }) => `${slug[locale]}|${zip}`)).size).toBe(31)
    }
  })
})

describe('catalogue', () => {
  test('seven types in order and 31 places of the Liège region', () => {
    expect(propertyTypes.map(({ webId }) => webId)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(propertyTypes.map(({ showOrder }) => showOrder)).toEqual([0, 1, 2, 3, 4, 5, 6])
    const keys = localities.map(({ name, zip }) => `${name.fr}|${zip}`)
    expect(keys).toHaveLength(31)
    expect(keys).toEqual(expect.arrayContaining(['Flémalle|4400', 'Montegnée|4420', 'Tilleur|4420']))
    for (const { latitude, longitude, zip } of localities) {
      expect(zip).toMatch(/^4\d{3}$/)
      expect(latitude > 50.3 && latitude < 50.85 && longitude > 5.1 && longitude < 6.15).toBe(true)
    }
  })

  test('three projects, one sold out and one with a website written without a scheme', () => {
    expect(projects.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(projects.filter(({ status }) => status === 'soldOut')).toHaveLength(1)
    expect(projects.flatMap(({ externalWeb }) => externalWeb ?? [])).toEqual([
      expect.stringMatching(/^www\.[a-z-]+\.example$/),
    ])
  })

  test('projects and neighbourhoods lie in places of the demo', () => {
    const keys = new Set(localities.map(({ name, zip }) => `${name.fr}|${zip}`))
    for (const { localityKey } of [...projects, ...neighbourhoods]) expect(keys.has(localityKey)).toBe(true)
    expect(neighbourhoods).toHaveLength(3)
  })
})

describe('people', () => {
  test('at least fourteen testimonials in four original languages, newest first', () => {
    expect(testimonials.length).toBeGreaterThanOrEqual(14)
    expect(new Set(testimonials.map(({ language }) => language)).size).toBe(4)
    const dates = testimonials.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const { date, name } of testimonials) {
      expect(date).toMatch(/^202[56]-\d\d-\d\d$/)
      expect(name).toMatch(/ \p{Lu}\.$/u)
    }
    expect(new Set(testimonials.map(({ slug }) => slug)).size).toBe(testimonials.length)
    const places = new Set(localities.map(({ name }) => name.fr))
    expect(testimonials.filter(({ city }) => !places.has(city))).toEqual([])
  })

  test('four agents and three owners, none of them reachable in the real world', () => {
    expect(agents).toHaveLength(4)
    expect(owners).toHaveLength(3)
    for (const { email } of [agency, ...agents, ...owners])
      expect(email).toMatch(/@(immo-perron\.example|example\.com)$/)
    for (const { phone } of [...agents, ...owners]) expect(phone).toMatch(/^04700000\d\d$/)
    expect(new Set(agents.map(({ registrationNumber }) => registrationNumber)).size).toBe(4)
  })

  test('the popup is off', () => {
    expect(popup.isPublished).toBe(false)
  })
})

test('every form leads to one of the pages of thanks', () => {
  const pages = feedbackPages.map(({ key }) => `/thank-you/${key}/`)
  for (const { kind, feedback } of Object.values(forms)) expect(pages, kind).toContain(feedback)
})
