import type { CollectionSlug, Payload } from 'payload'

import type { Locale } from '@/lib/i18n/locales'

import { GET as getOpenHouse } from '@/app/(site)/calendar/open-house/[locale]/[file]/route'
import { GET as getPhotos } from '@/app/(site)/card-photos/[locale]/[ref]/route'
import { GET as getSitemap } from '@/app/(site)/sitemaps/[name]/route'
import { describePropertyForm } from '@/app/(site)/_views/describe-property'
import { loadSitePage } from '@/app/(site)/_views/load-site-page'
import { findDynamicOptions } from '@/composition/find-dynamic-options'
import { getVisitPlace } from '@/features/appointments/server/calendar-of-appointment'
import { propertySubject } from '@/features/leads/server/lead-subject'
import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { findChosenProperties } from '@/features/listings/server/find-chosen-properties'
import { findCityPlaces } from '@/features/listings/server/find-city-places'
import { findComparison } from '@/features/listings/server/find-comparison'
import {
  findLatestProperties,
  findSpotlightProperties,
} from '@/features/listings/server/find-latest-properties'
import { findListing } from '@/features/listings/server/find-listing'
import { findPropertiesByRefs } from '@/features/listings/server/find-properties-by-refs'
import { findNearSearches, findReadings } from '@/features/listings/server/near-words'
import { findQuickSearch } from '@/features/listings/server/find-quick-search'
import { findSimilarProperties } from '@/features/listings/server/find-similar-properties'
import { getListingFacts } from '@/features/listings/server/get-listing-facts'
import { findMapProperties } from '@/features/map/server/find-map-properties'
import { findProjects } from '@/features/projects/server/find-projects'
import { openHouseFilePath } from '@/features/property-page/model/open-house-file'
import { getProject } from '@/features/projects/server/get-project'
import { findSubject } from '@/features/submissions/server/find-subject'
import { getTranslator } from '@/lib/i18n/translator'

/** A property as the ways ask for it. */
export interface Walked {
  id: string
  ref: number
}

interface WalkedSite {
  payload: () => Payload
  /** The id of the project that the properties belong to. */
  project: () => string
  /** The number of another property, for which similar ones are requested. */
  other: () => number
}

type Way = (property: Walked, locale: Locale) => Promise<unknown>

/** Of every walked property. */
export const openHouse = { start: '2099-12-05T09:00:00.000Z', end: '2099-12-05T11:00:00.000Z' }

/** The answer of a route, without what an answer of any route says. */
const answerOf = async (pending: Promise<Response>) => {
  const answer = await pending
  return answer.ok ? answer.text() : answer.status
}

/** What a visitor can ask about a property in a language. */
const makeWaysOfProperty = ({ payload }: WalkedSite): Record<string, Way> => ({
  page: async ({ ref }, locale) => {
    const loaded = await loadSitePage(locale, `property/${ref}`)
    if (loaded.kind !== 'property') return loaded
    return [loaded, await describePropertyForm(loaded, locale, {})]
  },
  'structured data': ({ ref }, locale) => getListingFacts(ref, locale),
  'quick search by number': ({ ref }, locale) => findQuickSearch(String(ref), locale),
  chosen: ({ id }, locale) => findChosenProperties([id], locale),
  favourites: ({ ref }, locale) => findPropertiesByRefs([ref], locale),
  comparison: ({ ref }, locale) => findComparison([ref], locale),
  'similar to it': async ({ ref }, locale) => (await findSimilarProperties(ref, locale, 50)).properties,
  'form about it': ({ ref }, locale) =>
    findSubject(payload(), { kind: 'contactMe', about: 'property', locale }, String(ref)),
  'documents of it': ({ ref }, locale) => findDynamicOptions('propertyDocuments', locale, ref),
  'e-mail about it': async ({ id }, locale) =>
    propertySubject(id, { payload: payload(), locale, t: await getTranslator(locale, 'nl-BE') }),
  'place of a visit': ({ id }, locale) => getVisitPlace(payload(), { property: id } as never, locale),
  'pictures of its card': ({ ref }, locale) =>
    answerOf(
      getPhotos(new Request('http://x.test'), { params: Promise.resolve({ locale, ref: String(ref) }) }),
    ),
  'open house as a file': ({ ref }, locale) => {
    const file = openHouseFilePath(ref, openHouse, locale).split('/').at(-1) ?? ''
    return answerOf(getOpenHouse(new Request('http://x.test'), { params: Promise.resolve({ locale, file }) }))
  },
})

/** What a visitor can ask in a language that no single property is named for. */
const makeWaysOfSite = ({
  project,
  other,
}: WalkedSite): Record<string, (locale: Locale) => Promise<unknown>> => ({
  'list for sale': (locale) => findListing(unfilteredListing('sale'), locale),
  'list to let': (locale) => findListing(unfilteredListing('rent'), locale),
  map: (locale) => findMapProperties(unfilteredListing('sale'), locale),
  'quick search by words': (locale) => findQuickSearch('canar', locale),
  'list by words': (locale) => findListing({ ...unfilteredListing('sale'), words: ['canary'] }, locale),
  'near words': (locale) =>
    findNearSearches({ ...unfilteredListing('sale'), words: ['canary', 'withdrwan'] }, locale),
  'what a word was taken for': (locale) =>
    findReadings({ ...unfilteredListing('sale'), words: ['canary', 'takeovr'] }, locale),
  'quick search, empty': (locale) => findQuickSearch('', locale),
  spotlight: (locale) => findSpotlightProperties('both', 50, locale),
  latest: (locale) => findLatestProperties('both', 50, locale),
  'similar to another': async (locale) => (await findSimilarProperties(other(), locale, 50)).properties,
  'its project': (locale) => getProject(project(), locale),
  projects: (locale) => findProjects(locale),
  places: () => findCityPlaces(),
  sitemap: async (locale) => {
    const answer = await getSitemap(new Request('http://x.test'), {
      params: Promise.resolve({ name: 'properties-1.xml' }),
    })
    const text = await answer.text()
    // One entry names all languages.
    return [...text.matchAll(/<loc>([^<]*)<\/loc>[\s\S]*?<\/url>/g)].flatMap(([entry, url]) =>
      url?.includes(`/${locale}/`) ? [url, ...(entry.match(/<image:loc>[^<]*/g) ?? [])] : [],
    )
  },
})

/** What every collection answers to a visitor. */
export const readCollections = async (payload: Payload, locale: Locale | 'all') => {
  const slugs = payload.config.collections
    .map(({ slug }) => slug as CollectionSlug)
    .filter((slug) => slug !== 'media')
  const read = { depth: 3, limit: 100, locale, overrideAccess: false, draft: true } as const
  return Promise.all(slugs.map((collection) => payload.find({ collection, ...read }).catch(() => null)))
}

/** Every way on which a visitor can learn something of a property, each as text. */
export function waysOut(site: WalkedSite) {
  const ofProperty = makeWaysOfProperty(site)
  const ofSite = makeWaysOfSite(site)
  const textOf = async (way: string, property: Walked, locale: Locale): Promise<string> =>
    JSON.stringify((await (ofSite[way]?.(locale) ?? ofProperty[way]?.(property, locale))) ?? null)
  const texts = new Map<string, Promise<string>>()
  /** While no test has changed anything: each way out is asked once in each language. */
  const unchangedTextOf = (way: string, property: Walked, locale: Locale): Promise<string> => {
    const key = [way, locale, way in ofSite ? '' : property.ref].join()
    const text = texts.get(key) ?? textOf(way, property, locale)
    texts.set(key, text)
    return text
  }
  return { names: [...Object.keys(ofProperty), ...Object.keys(ofSite)], textOf, unchangedTextOf }
}
