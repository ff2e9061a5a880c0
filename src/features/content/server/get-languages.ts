import 'server-only'

import { cached } from '@/lib/cache/cached'
import { readLanguages } from '@/lib/payload/read-languages'
import type { Locale } from '@/lib/i18n/locales'

import { payloadClient } from '@/lib/payload/payload-client'

export interface Languages {
  /** The languages offered to visitors, in the order of the configuration. */
  enabled: Locale[]
  default: Locale
}

const read = async (): Promise<Languages> => {
  const { enabled, default: fallback } = await readLanguages(await payloadClient())
  return { enabled: [...enabled], default: fallback }
}

/** The languages offered to visitors; all of them while none is configured. */
export const getLanguages = cached('languages', read)
