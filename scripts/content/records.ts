import type { CollectionSlug, GlobalSlug } from 'payload'

import { defaultMortgages } from '@/collections/globals/legal/money-defaults'
import { defaultRuleRows } from '@/features/compliance/model/default-rules/default-rules'
import type { EpcRegion } from '@/features/property/model/epc-scales'
import { locales, type Localized } from '@/lib/i18n/locales'
import type { Day } from '@/lib/time/belgian-time'

import { foldersIn, readFolder } from './data-files'
import { isFields, isText } from './reader'
import { ref, type DocumentRecord, type SettingsRecord } from './record'

type Fields = Record<string, unknown>

/**
 * Documents of which one folder has all, by their keys.
 *
 * @param folder from the folder of the project: `starter/property-types`
 */
export function recordsOf(
  folder: string,
  collection: CollectionSlug,
  rest: (key: string, at: number, fields: Fields) => Fields = () => ({}),
): DocumentRecord[] {
  return Object.entries(readFolder(folder)).map(([key, fields], at) => {
    if (!isFields(fields)) throw new Error(`${folder}: ${key} has no fields.`)
    return { collection, key, data: { ...fields, ...rest(key, at, fields) } }
  })
}

/** Documents that have a folder each. */
export const recordsOfFolders = (
  folder: string,
  collection: CollectionSlug,
  rest: Fields = {},
): DocumentRecord[] =>
  foldersIn(folder).map((key) => ({ collection, key, data: { ...readFolder(`${folder}/${key}`), ...rest } }))

/** The property types, by the number that feeds and searches use. Starter and demo share them. */
export const typeRecords = (): DocumentRecord[] =>
  recordsOf('starter/property-types', 'propertyTypes', (key) => ({ webId: Number(key) }))

export const published = { publishedIn: [...locales], _status: 'published' }

export interface Routed {
  collection: 'pages' | 'articles'
  key: string
  title: Localized
  /** In the breadcrumb, where the title of the page is not in sentence case. */
  breadcrumbName?: Localized
  /** The page above it in the breadcrumb. */
  under?: string
  /** The path by which texts and settings link to it, and which leads to it without a language. */
  original: string
  routeType: string
  /** Without language prefix; a text is the same in all languages. */
  path: Localized | string
}

interface Content {
  record: DocumentRecord
  route: Routed | null
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

/** A page or an article, and where it is; one without an original path has no route of its own. */
function readContent(folder: string, collection: Routed['collection'], name: string): Content {
  // `needsLegalReview` speaks to those who read the files: `starter/README.md`.
  const { original, under, routeType, path, breadcrumbName, seo, needsLegalReview, ...fields } = readFolder(
    `${folder}/${name}`,
  )
  const data = { ...published, ...(isFields(seo) && seoFields(seo)), ...fields }
  // The tests of the files read these fields of each.
  const route = { collection, key: name, title: fields.title, breadcrumbName, under, original, path }
  return {
    record: { collection, key: name, data },
    route: isText(original)
      ? ({ ...route, routeType: routeType ?? (collection === 'pages' ? 'page' : 'article') } as Routed)
      : null,
  }
}

const sortOf = ({ record: { data } }: Content) => (isFields(data) ? Number(data.sort) : 0)

/** The pages or articles of a folder, in their order. */
export const readContents = (folder: string, collection: Routed['collection']): Content[] =>
  foldersIn(folder)
    .map((name) => readContent(folder, collection, name))
    .sort((one, other) => sortOf(one) - sortOf(other))

/** The breadcrumb above a page. The site adds the page itself, except under a name that is not its title. */
function breadcrumbOf({ original, breadcrumbName, under }: Routed, routes: readonly Routed[]) {
  const above = routes.find(({ key }) => key === under)
  if (under && !above) throw new Error(`${original}: there is no page ${under}.`)
  return [
    ...(above ? [{ name: above.title, path: above.original }] : []),
    ...(breadcrumbName ? [{ name: breadcrumbName, path: original }] : []),
  ]
}

/** The paths of pages and articles. */
export const routeRecords = (routes: readonly Routed[]): DocumentRecord[] =>
  routes.map((route) => {
    const { collection, key, original, routeType: type, path } = route
    const target = { [collection === 'pages' ? 'page' : 'article']: ref(collection, key) }
    const data = {
      original,
      type,
      path,
      breadcrumb: breadcrumbOf(route, routes),
      automatic: false,
      ...target,
    }
    return { collection: 'routes', key: original, data }
  })

/** @param root the folder of the content: `starter` */
export const settings = (root: string, global: GlobalSlug, rest: Fields = {}): SettingsRecord => ({
  global,
  data: { ...rest, ...readFolder(`${root}/settings/${global}`) },
})

/** The rules of an advert: those of a region, then those of all Belgium, then the other regions, which apply there. */
function rulesFrom(region?: EpcRegion) {
  const rankOf = ({ regions = [] }: { regions?: readonly EpcRegion[] }): number =>
    regions.some((each) => each === region) ? 0 : regions.length === 0 ? 1 : 2
  const rules = defaultRuleRows()
  return region ? rules.toSorted((one, other) => rankOf(one) - rankOf(other)) : rules
}

/**
 * Default settings of properties and forms, for starter and demo. Missing values get the defaults of the
 * settings, so empty settings are saved too: a saved setting can be edited row by row.
 *
 * @param day today as `2026-11-20`
 * @param region whose rules come first
 */
export const propertySettings = (day: Day, region?: EpcRegion): SettingsRecord[] => [
  settings('starter', 'propertyCodes'),
  { global: 'propertyDisplay', data: {} },
  {
    global: 'legal',
    data: {
      mortgageRates: defaultMortgages.map((loan) => ({ ...loan, validFrom: `${day.slice(0, 7)}-01` })),
    },
  },
  { global: 'compliance', data: { rules: rulesFrom(region) } },
  { global: 'formsConfig', data: {} },
]

/** What frames the pages, and what each page is for. */
export const frameSettings = (root: string): SettingsRecord[] => [
  settings(root, 'header', { _status: 'published' }),
  settings(root, 'footer', { _status: 'published' }),
  settings(root, 'popup'),
  settings(root, 'pageRoles'),
]
