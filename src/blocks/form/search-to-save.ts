import { firstKind } from '@/features/media/model/propose-alt'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { parseListingParams } from '@/features/listings/model/search-params'
import { countSearch } from '@/features/listings/server/count-search'
import { findCityPlaces } from '@/features/listings/server/find-city-places'
import { findListingFacets } from '@/features/listings/server/find-listing-facets'
import { getCatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import { chosenFilters } from '@/features/listings/ui/listing-chosen'
import { centresOf } from '@/features/listings/ui/near-choice'
import type { FormModel } from '@/features/submissions/model/form-model'
import { withRequired } from '@/features/submissions/model/form-schema'
import { fieldsOf } from '@/features/submissions/model/visible-fields'
import { searchPrefill } from '@/features/submissions/model/search-prefill'
import type { ShownForm } from '@/features/submissions/server/find-shown-form'
import type { FormViewProps } from '@/features/submissions/ui/form-view'

import type { BlockContext } from '../define-block'

/** Query parameter of a search whose whole form a visitor wants. */
const wholeParam = 'whole'

/** Of the field with the name. */
const maxNameLength = 80

/** A search of a list, which an e-mail address alone is enough to save. */
export interface SearchToSave {
  /** What it looks for, in words. */
  name: string
  /** How many properties it finds today. */
  count: number
  /** URL of the form with all its fields. */
  wholeHref: string
  form: Pick<FormViewProps, 'model' | 'kept'>
}

/** Whole conditions, as many as fit. */
function shortName(conditions: readonly string[]): string {
  const fullName = conditions.join(', ')
  if (fullName.length <= maxNameLength) return fullName
  const ellipsis = ', …'
  let name = ''
  for (const condition of conditions) {
    const longer = name === '' ? condition : `${name}, ${condition}`
    if (longer.length + ellipsis.length > maxNameLength) break
    name = longer
  }
  return name + ellipsis
}

async function nameOf(filters: ListingFilters, { model, priceStyle, t }: ShownForm): Promise<string> {
  const { locale } = model
  const [facets, places] = await Promise.all([findListingFacets(filters, locale), findCityPlaces()])
  const kindOf = (webId: number) =>
    firstKind({ [locale]: facets.types.find((type) => type.webId === webId)?.name })[locale]
  const words = chosenFilters(filters, {
    locale,
    priceStyle,
    t,
    ownFilters: model.ownFilters ?? [],
    places: centresOf(facets.cities, places),
    typeName: (webId) => kindOf(webId) ?? String(webId),
  }).map(({ text }) => text)
  const goal = t(filters.goal === 'rent' ? 'listing.rentTitle' : 'listing.saleTitle', { count: 0 })
  return shortName([goal, ...words])
}

/** Whether the address and what is kept answer all that the form asks of everybody. */
const isEmailEnough = (model: FormModel, kept: Readonly<Record<string, string | string[]>>): boolean =>
  fieldsOf(model)
    .map((field) => withRequired(field, kept))
    .every(
      ({ name, required, when }) =>
        !required || when !== undefined || name === 'email' || (kept[name] ?? '').length > 0,
    )

/** The search that led to the form; null without one, and when the visitor wants the whole form or has to fill it in. */
export async function searchToSave(
  form: ShownForm,
  { query, path }: Pick<BlockContext, 'query' | 'path'>,
): Promise<SearchToSave | null> {
  const { model } = form
  if (form.state || model.kind !== 'demandRegister' || query[wholeParam] !== undefined) return null
  const { cities } = await getCatalogueIndex('sale', model.locale)
  const values = searchPrefill(model, query, cities)
  const email = fieldsOf(model).filter(({ name }) => name === 'email')
  if (!values || email.length === 0) return null
  const filters = parseListingParams(query, query.goal === 'rent' ? 'rent' : 'sale')
  const searched = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value ?? []].flat().map((each) => [key, each])),
  )
  const name = await nameOf(filters, form)
  const answers = { goal: filters.goal, ...values, searchName: name, frequency: 'immediately' }
  const kept = Object.fromEntries(Object.entries(answers).filter(([, value]) => value.length > 0))
  if (!isEmailEnough(model, kept)) return null
  const count = await countSearch(searched, model.locale)
  const wholeQuery = new URLSearchParams(searched)
  wholeQuery.set(wholeParam, '1')
  return {
    name,
    count,
    wholeHref: `${path}?${String(wholeQuery)}`,
    form: {
      model: { ...model, steps: [{ fields: email }] },
      kept,
    },
  }
}
