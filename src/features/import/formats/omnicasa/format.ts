import type { FeedFormat } from '../../model/feed-format'
import { specification3 } from '../specification-3/format'

/** The API of Omnicasa (facts.md 4.1), whose answers have the field names of specification 3; see `fetch-omnicasa`. */
export const omnicasa: FeedFormat = { ...specification3 }
