import type { RawListingParams } from '@/features/listings/model/search-params'

/** The unchecked request of a visitor. */
export interface SiteRequest {
  locale: string
  segments: string[]
  query: RawListingParams
}
