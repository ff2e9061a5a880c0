/** Session storage key of the campaign parameters, a JSON object (specification section 3.7). */
export const campaignKey = 'utm_parameters'

const namePattern = /^utm_[a-z_]{1,20}$/
const maxValue = 200

/** Names and values of a campaign, such as `{ utm_source: 'newsletter' }`. */
export type Campaign = Record<string, string>

const keepCampaign = (entries: Iterable<[string, unknown]>): Campaign =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) =>
      namePattern.test(name) && typeof value === 'string' && value !== ''
        ? [[name, value.slice(0, maxValue)]]
        : [],
    ),
  )

/** The campaign parameters of a query string; other parameters are left out. */
export const campaignOf = (search: string): Campaign => keepCampaign(new URLSearchParams(search))

/** Parses the stored campaign; empty if it cannot be read. */
export function parseCampaign(stored: string | null): Campaign {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return value && typeof value === 'object' ? keepCampaign(Object.entries(value)) : {}
  } catch {
    return {}
  }
}

const parseUrl = (url: string): { origin: string; search: string } | null => {
  try {
    return new URL(url)
  } catch {
    return null
  }
}

/**
 * The campaign of a visit: from this URL, else from the page of this site that the visitor came from (nothing is
 * stored before consent, so this keeps the campaign of visitors who agree on their second page), else the stored
 * one.
 */
export function currentCampaign(location: string, referrer: string, stored: string | null): Campaign {
  const [here, before] = [parseUrl(location), parseUrl(referrer)]
  const candidates = [
    campaignOf(here?.search ?? ''),
    before && before.origin === here?.origin ? campaignOf(before.search) : {},
    parseCampaign(stored),
  ]
  return candidates.find((campaign) => Object.keys(campaign).length > 0) ?? {}
}
