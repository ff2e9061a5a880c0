import type { ConsentChoice } from './choice'
import { thirdParties, type ThirdPartySources } from './third-parties'

/** Ids of the trackers, from the site configuration; only those that are set. */
export interface TrackingIds {
  analyticsId?: string
  adsId?: string
  tagManagerId?: string
  pixelId?: string
}

const tagHost = thirdParties.googleTag.scripts[0]

/** The trackers that the visitor's choice allows. */
export interface AllowedTrackers {
  /** Ids for the measuring script: analytics with "analytical", ads with "marketing". */
  tags: string[]
  /** Loaded with either of these two; consent mode then decides per signal. */
  tagManager: string | null
  /** Loaded with "social media". */
  pixel: string | null
}

/** The configured trackers that may load: those with an allowed category. */
export const allowedTrackers = (ids: TrackingIds, choice: ConsentChoice): AllowedTrackers => ({
  tags: [choice.analytical && ids.analyticsId, choice.marketing && ids.adsId].flatMap((id) => id || []),
  tagManager: ((choice.analytical || choice.marketing) && ids.tagManagerId) || null,
  pixel: (choice.social && ids.pixelId) || null,
})

/** URLs of the scripts; the ids are letters, digits and hyphens (site configuration). */
export const trackerScripts = {
  tags: (id: string) => `${tagHost}/gtag/js?id=${id}`,
  tagManager: (id: string) => `${tagHost}/gtm.js?id=${id}`,
  pixel: `${thirdParties.pixel.scripts[0]}/en_US/fbevents.js`,
}

/** The policy sources of the configured trackers. */
export const trackerSources = (ids: TrackingIds): ThirdPartySources[] => [
  ...(ids.analyticsId || ids.adsId || ids.tagManagerId ? [thirdParties.googleTag] : []),
  ...(ids.pixelId ? [thirdParties.pixel] : []),
]
