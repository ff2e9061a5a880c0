import { getFormModel } from '@/lib/data/get-form-model'
import { getListingFacts } from '@/lib/data/get-listing-facts'
import { getRouteIndex } from '@/lib/data/get-route-table'
import type { Locale } from '@/lib/i18n/locales'
import { formParamName, readPropertyForm } from '@/lib/property/property-forms'
import { propertyPath } from '@/lib/routing/property-path'
import { isIndexedAvailability, languagesOfProperty } from '@/lib/seo/indexing'

import type { Described } from './described'
import type { LoadedPage } from './load-site-page'
import type { SiteRequest } from './site-request'

type LoadedProperty = Extract<LoadedPage, { kind: 'property' }>

/** A property; where it has no text in the language of the page, its place and kind stand in. */
async function describeProperty(
  { property, parts, path }: LoadedProperty,
  locale: Locale,
): Promise<Described> {
  const { summary, paragraphs, availability, address, pictures } = property
  const [routes, facts] = await Promise.all([getRouteIndex(), getListingFacts(summary.ref, locale)])
  const { title, city } = summary
  const languages = languagesOfProperty(parts)
  const isIndexed =
    languages.includes(locale) && isIndexedAvailability(availability, facts?.soldAt ?? null, new Date())
  return {
    title: title.includes(city) ? title : `${title} – ${city}`,
    description: paragraphs[0] ?? [summary.typeName, address].filter(Boolean).join(' – '),
    path,
    alternates: isIndexed
      ? Object.fromEntries(languages.map((each) => [each, propertyPath(routes, parts, each)]))
      : {},
    isIndexed,
    picture: pictures[0] ?? null,
  }
}

/** The page of a form about a property is named by both, and known by the address of the property alone. */
export async function describePropertyForm(
  loaded: LoadedProperty,
  locale: Locale,
  query: SiteRequest['query'],
): Promise<Described> {
  const described = await describeProperty(loaded, locale)
  const kind = readPropertyForm(query[formParamName])
  const form = kind && (await getFormModel(kind, locale))
  return form ? { ...described, title: `${form.title} – ${described.title}`, alternates: {} } : described
}
