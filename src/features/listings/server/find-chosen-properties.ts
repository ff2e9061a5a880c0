import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { findPropertiesByIds } from './find-properties-by-refs'

/** @param ids separated by spaces, because a cache key is a string */
const readChosen = async (ids: string, locale: Locale): Promise<PropertySummary[]> =>
  findPropertiesByIds(ids.split(' '), locale)

const findChosen = cached('chosen-properties', readChosen, (ids) =>
  ids.split(' ').map((id) => tags.document('properties', id)),
)

/** The properties that an editor chose and visitors may see, in the editor's order. */
export const findChosenProperties = async (
  ids: readonly string[],
  locale: Locale,
): Promise<PropertySummary[]> => (ids.length > 0 ? findChosen(ids.join(' '), locale) : [])
