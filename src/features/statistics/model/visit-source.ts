/** Where visitors come from. `direct` also holds steps within the site: who came before them is not stored. */
export const visitSources = ['direct', 'search', 'portal', 'social', 'mail', 'site'] as const

export type VisitSource = (typeof visitSources)[number]

/** What a visit tells of its origin. */
export interface VisitOrigin {
  /** Host of the page before, empty without one; that of an app is its name, such as `com.google.android.gm`. */
  referrerHost: string
  /** The campaign parameters `utm_medium` and `utm_source`, empty without them. */
  campaign: string
}

type Rules = readonly (readonly [RegExp, VisitSource])[]

/** A domain and its subdomains. */
const domains = (...names: string[]): RegExp => new RegExp(`(?:^|\\.)(?:${names.join('|')})$`)

/** The first that fits: the mail of a provider is below the domain of its search. */
const hosts: Rules = [
  [/^(?:mail|webmail|outlook|owa|mx)[.\d]/, 'mail'],
  [domains('protonmail\\.com', 'proton\\.me', 'com\\.google\\.android\\.gm', 'android\\.email'), 'mail'],
  [
    domains(
      'immoweb\\.be',
      'zimmo\\.be',
      'immovlan\\.be',
      'vlan\\.be',
      'realo\\.be',
      'logic-immo\\.be',
      'immoscoop\\.be',
      'spotto\\.be',
      'immoproxio\\.be',
      'immo\\.notaire\\.be',
      'biddit\\.be',
      '2dehands\\.be',
      '2ememain\\.be',
      'hebbes\\.be',
      'athome\\.lu',
      'immotop\\.lu',
      'rentola\\.be',
    ),
    'portal',
  ],
  [
    domains(
      'facebook\\.com',
      'instagram\\.com',
      'linkedin\\.com',
      'lnkd\\.in',
      'twitter\\.com',
      'x\\.com',
      't\\.co',
      'tiktok\\.com',
      'youtube\\.com',
      'youtu\\.be',
      'whatsapp\\.com',
      'wa\\.me',
      't\\.me',
      'reddit\\.com',
      'threads\\.(?:net|com)',
      'bsky\\.app',
      'pinterest\\.(?:com?\\.)?[a-z]{2,3}',
      'snapchat\\.com',
      'com\\.facebook\\.katana',
      'com\\.linkedin\\.android',
      'com\\.twitter\\.android',
    ),
    'social',
  ],
  [
    domains(
      'google\\.(?:com?\\.)?[a-z]{2,3}',
      'bing\\.com',
      'duckduckgo\\.com',
      'ecosia\\.org',
      'qwant\\.com',
      'lilo\\.org',
      'yahoo\\.(?:com?\\.)?[a-z]{2,3}',
      'startpage\\.com',
      'search\\.brave\\.com',
      'yandex\\.(?:com?\\.)?[a-z]{2,3}',
      'baidu\\.com',
      'com\\.google\\.android\\.googlequicksearchbox',
    ),
    'search',
  ],
]

/** Words of campaigns, as `utm_medium` and `utm_source` name them. */
const campaigns: Rules = [
  [/\b(?:e-?mail|newsletter|mailing|nieuwsbrief|infolettre)\b/, 'mail'],
  [/\b(?:immoweb|zimmo|immovlan|realo|logic-immo|immoscoop|spotto|portal)\b/, 'portal'],
  [/\b(?:social(?:-media)?|facebook|fb|instagram|ig|linkedin|tiktok|youtube|whatsapp)\b/, 'social'],
  [/\b(?:cpc|ppc|paidsearch|organic|google|bing)\b/, 'search'],
]

const find = (rules: Rules, text: string): VisitSource | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1]

/**
 * Where a visit comes from: the campaign of the link decides, else the page before.
 *
 * @param ownHosts the hosts of this site
 */
export function toVisitSource(
  { referrerHost, campaign }: VisitOrigin,
  ownHosts: readonly string[],
): VisitSource {
  const named = find(campaigns, campaign.toLowerCase())
  if (named) return named
  const host = referrerHost.toLowerCase()
  const isOwn = host === '' || ownHosts.includes(host)
  if (isOwn) return 'direct'
  return find(hosts, host.replace(/:\d+$/, '')) ?? 'site'
}
