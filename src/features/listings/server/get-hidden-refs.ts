import 'server-only'

import { cached } from '@/lib/cache/cached'
import { taggedAs } from '@/lib/cache/cached-read'
import { propertyLists } from '@/features/listings/model/property-lists'
import type { Locale } from '@/lib/i18n/locales'

import { catalogueStore } from './catalogue-query/catalogue-store'
import { payloadClient } from '@/lib/payload/payload-client'

const readHiddenRefs = async (locale: Locale): Promise<number[]> =>
  catalogueStore(await payloadClient()).findHiddenRefs(locale)

const readCachedHiddenRefs = cached('hidden-refs', readHiddenRefs, () => [propertyLists.hidden])

/** Public numbers of the published properties that an editor does not publish in a language. */
export const getHiddenRefs = (locale: Locale): Promise<number[]> =>
  // A list that leaves one out is refreshed with it, by a tag of its own.
  taggedAs([], () => readCachedHiddenRefs(locale))
