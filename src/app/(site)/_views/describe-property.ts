import { getFormModel } from '@/features/submissions/server/get-form-model'
import { getListingFacts } from '@/features/listings/server/get-listing-facts'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { Locale } from '@/lib/i18n/locales'
import { inPlace } from '@/lib/i18n/sentence-words'
import { formParamName, readPropertyForm } from '@/features/submissions/model/property-forms'
import { propertyPath } from '@/features/routing/model/property-path'
import { isIndexedAvailability, languagesOfProperty } from '@/features/seo/model/indexing'
import { withPlainSpaces } from '@/lib/values/text'

import type { PageDescription } from './page-description'
import type { LoadedPage } from './load-site-page'
import type { SiteRequest } from './site-request'

type LoadedProperty = Extract<LoadedPage, { kind: 'property' }>

/** A property; without a text in the language of the page, its place and kind are used. */
async function describeProperty(
  { property, parts, path }: LoadedProperty,
  locale: Locale,
): Promise<PageDescription> {
  const { summary, paragraphs, availability, address, pictures, disclosure } = property
  const [routes, facts] = await Promise.all([getRouteIndex(), getListingFacts(summary.ref, locale)])
  const { title, city } = summary
  const isPlaced = [city, inPlace(city, locale)].some((place) => title.includes(place))
  const languages = languagesOfProperty(parts)
  const isIndexed =
    disclosure !== 'closed' &&
    languages.includes(locale) &&
    isIndexedAvailability(availability, facts?.soldAt ?? null, new Date())
  return {
    title: isPlaced ? title : `${title} – ${city}`,
    description: paragraphs[0] ?? withPlainSpaces([summary.typeName, address].filter(Boolean).join(' – ')),
    path,
    alternates: isIndexed
      ? Object.fromEntries(languages.map((each) => [each, propertyPath(routes, parts, each)]))
      : {},
    isIndexed,
    picture: pictures[0] ?? null,
  }
}

/** The title of a form about a property names both; its canonical URL is that of the property. */
export async function describePropertyForm(
  loaded: LoadedProperty,
  locale: Locale,
  query: SiteRequest['query'],
): Promise<PageDescription> {
  const described = await describeProperty(loaded, locale)
  const kind = readPropertyForm(query[formParamName])
  const form = kind && (await getFormModel(kind, locale))
  return form ? { ...described, title: `${form.title} – ${described.title}`, alternates: {} } : described
}
