import type { ConsentChoice } from './choice'
import { thirdParties, type ThirdPartySources } from './third-parties'

/** Ids of what measures visits, as the site configuration keeps them; only those that are set. */
export interface TrackingIds {
  analyticsId?: string
  adsId?: string
  tagManagerId?: string
  pixelId?: string
}

const tagHost = thirdParties.googleTag.scripts[0]

/** What the visitor's choice lets load. */
export interface AllowedTrackers {
  /** Ids for the measuring script: analytics with "analytical", ads with "marketing". */
  tags: string[]
  /** Loaded with either of these two; inside it, consent mode decides again. */
  tagManager: string | null
  /** Loaded with "social media". */
  pixel: string | null
}

/** Which configured trackers may load; none without a category of theirs. */
export const allowedTrackers = (ids: TrackingIds, choice: ConsentChoice): AllowedTrackers => ({
  tags: [choice.analytical && ids.analyticsId, choice.marketing && ids.adsId].flatMap((id) => id || []),
  tagManager: ((choice.analytical || choice.marketing) && ids.tagManagerId) || null,
  pixel: (choice.social && ids.pixelId) || null,
})

/** Addresses of the scripts; the ids are letters, digits and hyphens (site configuration). */
export const trackerScripts = {
  tags: (id: string) => `${tagHost}/gtag/js?id=${id}`,
  tagManager: (id: string) => `${tagHost}/gtm.js?id=${id}`,
  pixel: `${thirdParties.pixel.scripts[0]}/en_US/fbevents.js`,
}

/** The servers a page must allow for the trackers that are configured. */
export const trackerSources = (ids: TrackingIds): ThirdPartySources[] => [
  ...(ids.analyticsId || ids.adsId || ids.tagManagerId ? [thirdParties.googleTag] : []),
  ...(ids.pixelId ? [thirdParties.pixel] : []),
]
