import { isOneOf } from '@/lib/values/read-value'
import { feedFormats as siteFormats } from '@site/feeds'

import { csv } from '../formats/csv/format'
import { kyero } from '../formats/kyero/format'
import { omnicasa } from '../formats/omnicasa/format'
import { openimmo } from '../formats/openimmo/format'
import { perron } from '../formats/perron/format'
import { specification3 } from '../formats/specification-3/format'
import { sweepbright } from '../formats/sweepbright/format'
import { whise } from '../formats/whise/format'
import type { FeedFormat } from './feed-format'

/** The formats that can be read, by their stored name; the agency's own ones last. */
export const feedFormats = {
  specification3,
  perron,
  omnicasa,
  whise,
  sweepbright,
  kyero,
  openimmo,
  csv,
  ...siteFormats,
} as const satisfies Readonly<Record<string, FeedFormat>>

export type FeedFormatName = keyof typeof feedFormats

// The keys of a constant object are its names, which TypeScript widens to texts.
export const feedFormatNames = Object.keys(feedFormats) as FeedFormatName[]

export const isFeedFormatName = (value: unknown): value is FeedFormatName => isOneOf(feedFormatNames, value)
