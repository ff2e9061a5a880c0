import type { RawListingParams } from '@/lib/property/search-params'

/** What a visitor asked for, as it came. */
export interface SiteRequest {
  locale: string
  segments: string[]
  query: RawListingParams
}
