import type { DocumentRecord, SettingsRecord } from '../../content/record'
import {
  published,
  readContents,
  recordsOf,
  recordsOfFolders,
  routeRecords,
  settings,
  typeRecords,
  type Routed,
} from '../../content/records'
import { defaultNearRadiusInKm } from '@/features/property/model/near-radius'
import { defaultPriceStyle } from '@/features/property/model/price'
import { isLocale, locales, sourceLocale, toLocale } from '@/lib/i18n/locales'
import type { Day } from '@/lib/time/belgian-time'

import { isText, readDay } from '../../content/reader'

/** Types, places and people, who speak the languages of the site. Localities have their French name and postal code as key: sections share codes. */
export const catalogueRecords = (): DocumentRecord[] => [
  ...typeRecords(),
  ...recordsOf('demo/localities', 'localities'),
  ...recordsOf('demo/agents', 'agents', (_, at, { languages }) => ({
    sort: at,
    languages: Array.isArray(languages) ? languages.filter(isLocale) : [],
  })),
  ...recordsOf('demo/neighbourhoods', 'neighbourhoods'),
]

/** The new-build projects. */
export const projectRecords = (): DocumentRecord[] =>
  recordsOf('demo/projects', 'projects', (key) => ({ number: Number(key), ...published }))

/** In English, paths were the originals once: those lead to what they are now. */
function redirectRecords({ original, path }: Routed): DocumentRecord[] {
  const english = isText(path) ? path : path.en
  if (!isLocale('en') || english === original) return []
  const data = { from: `/en${original}`, to: `/en${english}`, permanent: true }
  return [{ collection: 'redirects', key: original, data }]
}

/** @param day today: testimonials are so many days old */
const testimonialRecords = (day: Day): DocumentRecord[] =>
  recordsOf('demo/testimonials', 'testimonials', (slug, _, { date, language }) => ({
    slug,
    language: toLocale(language),
    date: `${readDay(String(date), day, `demo/testimonials: ${slug}`)}T12:00:00.000Z`,
    _status: 'published',
  }))

/** Articles, testimonials, modules of the library, pages with their paths, and patterns. */
export function contentRecords(day: Day): DocumentRecord[] {
  const pages = readContents('demo/pages', 'pages')
  const articles = readContents('demo/articles', 'articles')
  const routes = [...pages, ...articles].flatMap(({ route }) => route ?? [])
  return [
    ...recordsOf('demo/article-categories', 'articleCategories'),
    ...articles.map(({ record }) => record),
    ...testimonialRecords(day),
    ...recordsOfFolders('demo/modules', 'modules', { _status: 'published' }),
    ...pages.map(({ record }) => record),
    ...routeRecords(routes),
    ...routes.flatMap(redirectRecords),
    ...recordsOfFolders('demo/patterns', 'patterns'),
  ]
}

/** What concerns the whole site, before the properties: their search rows depend on it. */
export const siteSettings = (): SettingsRecord[] => [
  settings('demo', 'siteConfig', {
    languageUse: locales.map((code) => ({ code, use: true })),
    languageDefault: sourceLocale,
    priceStyle: defaultPriceStyle,
    nearRadius: defaultNearRadiusInKm,
  }),
  settings('demo', 'security'),
  settings('demo', 'appointmentConfig'),
]
