import type { CollectionSlug, GlobalSlug } from 'payload'

import { defaultMortgages } from '@/collections/globals/legal/money-defaults'
import { defaultRuleRows } from '@/features/compliance/model/default-rules/default-rules'
import { defaultNearRadiusInKm } from '@/features/property/model/near-radius'
import { defaultPriceStyle } from '@/features/property/model/price'
import { isLocale, locales, sourceLocale, toLocale, type Localized } from '@/lib/i18n/locales'
import type { Day } from '@/lib/time/belgian-time'

import { foldersIn, readFolder } from './data-files'
import { isFields, isText, readDay } from './reader'
import { ref, type DocumentRecord, type SettingsRecord } from './record'

type Fields = Record<string, unknown>

/** Documents of which one folder has all, by their keys. */
function recordsOf(
  folder: string,
  collection: CollectionSlug,
  rest: (key: string, at: number, fields: Fields) => Fields = () => ({}),
): DocumentRecord[] {
  return Object.entries(readFolder(folder)).map(([key, fields], at) => {
    if (!isFields(fields)) throw new Error(`demo/${folder}: ${key} has no fields.`)
    return { collection, key, data: { ...fields, ...rest(key, at, fields) } }
  })
}

/** Types, places and people, who speak the languages of the site. Localities have their French name and postal code as key: sections share codes. */
export const catalogueRecords = (): DocumentRecord[] => [
  ...recordsOf('property-types', 'propertyTypes', (key) => ({ webId: Number(key) })),
  ...recordsOf('localities', 'localities'),
  ...recordsOf('agents', 'agents', (_, at, { languages }) => ({
    sort: at,
    languages: Array.isArray(languages) ? languages.filter(isLocale) : [],
  })),
  ...recordsOf('neighbourhoods', 'neighbourhoods'),
]

const published = { publishedIn: [...locales], _status: 'published' }

/** The new-build projects. */
export const projectRecords = (): DocumentRecord[] =>
  recordsOf('projects', 'projects', (key) => ({ number: Number(key), ...published }))

interface Routed {
  collection: 'pages' | 'articles'
  key: string
  title: Localized
  /** In the breadcrumb, where the title of the page is not in sentence case. */
  breadcrumbName?: Localized
  /** The page above it in the breadcrumb. */
  under?: string
  /** The path that the former site had. */
  original: string
  routeType: string
  /** Without language prefix; a text is the same in all languages. */
  path: Localized | string
}

interface Content {
  record: DocumentRecord
  route: Routed | null
}

/** A page or an article, and where it is; one without an original path has no route of its own. */
function readContent(collection: Routed['collection'], name: string): Content {
  const { original, under, routeType, path, breadcrumbName, seo, ...fields } = readFolder(
    `${collection}/${name}`,
  )
  const data = { ...published, ...(isFields(seo) && seoFields(seo)), ...fields }
  // The test of the demo's files reads these fields of each.
  const route = { collection, key: name, title: fields.title, breadcrumbName, under, original, path }
  return {
    record: { collection, key: name, data },
    route: isText(original)
      ? ({ ...route, routeType: routeType ?? (collection === 'pages' ? 'page' : 'article') } as Routed)
      : null,
  }
}

const seoFields = ({ title, description }: Fields) => ({
  isActiveSEO: true,
  seo: {
    pageTitle: title,
    metaTitle: title,
    metaDescription: description,
    ogTitle: title,
    ogDescription: description,
    twitterTitle: title,
    twitterDescription: description,
  },
})

const readContents = (collection: Routed['collection']): Content[] =>
  foldersIn(collection).map((name) => readContent(collection, name))

/** The breadcrumb above a page. The site adds the page itself, except under a name that is not its title. */
function breadcrumbOf({ original, breadcrumbName, under }: Routed, routes: readonly Routed[]) {
  const above = routes.find(({ key }) => key === under)
  if (under && !above) throw new Error(`${original}: the demo has no page ${under}.`)
  return [
    ...(above ? [{ name: above.title, path: above.original }] : []),
    ...(breadcrumbName ? [{ name: breadcrumbName, path: original }] : []),
  ]
}

function routeRecord(route: Routed, routes: readonly Routed[]): DocumentRecord {
  const { collection, key, original, routeType: type, path } = route
  const target = { [collection === 'pages' ? 'page' : 'article']: ref(collection, key) }
  const data = { original, type, path, breadcrumb: breadcrumbOf(route, routes), automatic: false, ...target }
  return { collection: 'routes', key: original, data }
}

/** In English, paths were the originals once: those lead to what they are now. */
function redirectRecords({ original, path }: Routed): DocumentRecord[] {
  const english = isText(path) ? path : path.en
  if (!isLocale('en') || english === original) return []
  const data = { from: `/en${original}`, to: `/en${english}`, permanent: true }
  return [{ collection: 'redirects', key: original, data }]
}

const wholeFolders = (folder: string, collection: CollectionSlug, rest: Fields = {}): DocumentRecord[] =>
  foldersIn(folder).map((key) => ({ collection, key, data: { ...readFolder(`${folder}/${key}`), ...rest } }))

/** @param day today: testimonials are so many days old */
const testimonialRecords = (day: Day): DocumentRecord[] =>
  recordsOf('testimonials', 'testimonials', (slug, _, { date, language }) => ({
    slug,
    language: toLocale(language),
    date: `${readDay(String(date), day, `demo/testimonials: ${slug}`)}T12:00:00.000Z`,
    _status: 'published',
  }))

const sortOf = ({ record: { data } }: Content) => (isFields(data) ? Number(data.sort) : 0)

/** Articles, testimonials, modules of the library, pages with their paths, and patterns. */
export function contentRecords(day: Day): DocumentRecord[] {
  const pages = readContents('pages').sort((one, other) => sortOf(one) - sortOf(other))
  const articles = readContents('articles').sort((one, other) => sortOf(one) - sortOf(other))
  const routes = [...pages, ...articles].flatMap(({ route }) => route ?? [])
  return [
    ...recordsOf('article-categories', 'articleCategories'),
    ...articles.map(({ record }) => record),
    ...testimonialRecords(day),
    ...wholeFolders('modules', 'modules', { _status: 'published' }),
    ...pages.map(({ record }) => record),
    ...routes.map((route) => routeRecord(route, routes)),
    ...routes.flatMap(redirectRecords),
    ...wholeFolders('patterns', 'patterns'),
  ]
}

const settings = (global: GlobalSlug, rest: Fields = {}): SettingsRecord => ({
  global,
  data: { ...rest, ...readFolder(`settings/${global}`) },
})

/** What concerns the whole site, before the properties: their search rows depend on it. */
export const siteSettings = (): SettingsRecord[] => [
  settings('siteConfig', {
    languageUse: locales.map((code) => ({ code, use: true })),
    languageDefault: sourceLocale,
    priceStyle: defaultPriceStyle,
    nearRadius: defaultNearRadiusInKm,
  }),
  settings('security'),
]

/**
 * Settings about properties, forms and appointments. Missing values get the defaults of the settings, so empty settings
 * are saved too: a saved setting can be edited row by row.
 *
 * @param day today as `2026-11-20`
 */
export const propertySettings = (day: Day): SettingsRecord[] => [
  settings('propertyCodes'),
  { global: 'propertyDisplay', data: {} },
  {
    global: 'legal',
    data: {
      mortgageRates: defaultMortgages.map((loan) => ({ ...loan, validFrom: `${day.slice(0, 7)}-01` })),
    },
  },
  { global: 'compliance', data: { rules: defaultRuleRows() } },
  settings('appointmentConfig'),
  { global: 'formsConfig', data: {} },
]

/** What frames the pages. */
export const frameSettings = (): SettingsRecord[] => [
  settings('header', { _status: 'published' }),
  settings('footer', { _status: 'published' }),
  settings('popup'),
  settings('pageRoles'),
]
