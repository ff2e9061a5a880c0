/** Where the parameters of a campaign are kept, as a JSON object, for the session (specification section 3.7). */
export const campaignKey = 'utm_parameters'

const namePattern = /^utm_[a-z_]{1,20}$/
const longestValue = 200

/** Names and values of a campaign, such as `{ utm_source: 'newsletter' }`. */
export type Campaign = Record<string, string>

const keepCampaign = (entries: Iterable<[string, unknown]>): Campaign =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) =>
      namePattern.test(name) && typeof value === 'string' && value !== ''
        ? [[name, value.slice(0, longestValue)]]
        : [],
    ),
  )

/** The campaign a query string names; what is no campaign parameter is left out. */
export const campaignOf = (search: string): Campaign => keepCampaign(new URLSearchParams(search))

/** Reads what was stored; anything unreadable is no campaign. */
export function readCampaign(stored: string | null): Campaign {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return value && typeof value === 'object' ? keepCampaign(Object.entries(value)) : {}
  } catch {
    return {}
  }
}

const searchOf = (address: string): { origin: string; search: string } | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/**
 * The campaign of a visit: that of this address, else of the page of ours the visitor came from (nothing is stored
 * before consent, so a visitor who agrees on the second page brings it along this way), else the stored one.
 */
export function currentCampaign(location: string, referrer: string, stored: string | null): Campaign {
  const [here, before] = [searchOf(location), searchOf(referrer)]
  const candidates = [
    campaignOf(here?.search ?? ''),
    before && before.origin === here?.origin ? campaignOf(before.search) : {},
    readCampaign(stored),
  ]
  return candidates.find((campaign) => Object.keys(campaign).length > 0) ?? {}
}
