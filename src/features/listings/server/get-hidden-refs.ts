import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'

import { catalogueStore } from './catalogue-query/catalogue-store'
import { payloadClient } from '@/lib/payload/payload-client'

const readHiddenRefs = async (locale: Locale): Promise<number[]> =>
  catalogueStore(await payloadClient()).findHiddenRefs(locale)

/** Public numbers of the published properties that an editor does not publish in a language. */
export const getHiddenRefs = cached('hidden-refs', readHiddenRefs, [tags.properties])
