import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { readLanguages } from '@/lib/cms/route-table/address-sources'
import type { Locale } from '@/lib/i18n/locales'

import { payloadClient } from './payload-client'

export interface Languages {
  /** The languages offered to visitors, in the order of the configuration. */
  enabled: Locale[]
  default: Locale
}

const read = async (): Promise<Languages> => {
  const { enabled, default: fallback } = await readLanguages(await payloadClient())
  return { enabled: [...enabled], default: fallback }
}

/** Which languages visitors are offered; all of them while nothing is configured. */
export const getLanguages = cached('languages', read, [tags.settings])
