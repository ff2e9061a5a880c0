/** The directives of a Content-Security-Policy that a page may extend, by the name used in views. */
export const sourceDirectives = {
  frames: 'frame-src',
  images: 'img-src',
  media: 'media-src',
  scripts: 'script-src',
  connections: 'connect-src',
} as const

export type SourceKind = keyof typeof sourceDirectives

/** Servers by what they are needed for, such as `{ frames: ['https://player.vimeo.com'] }`. */
export type ThirdPartySources = Partial<Record<SourceKind, readonly string[]>>

/**
 * The sources that each third party needs. A page lists only those it uses, and none loads before the visitor
 * agrees.
 */
export const thirdParties = {
  youtube: { frames: ['https://www.youtube-nocookie.com'] },
  vimeo: { frames: ['https://player.vimeo.com'] },
  facebookVideo: { frames: ['https://www.facebook.com'] },
  matterport: { frames: ['https://my.matterport.com'] },
  nodalview: { frames: ['https://*.nodalview.com'] },
  kuula: { frames: ['https://kuula.co'] },
  streetView: { frames: ['https://www.google.com', 'https://maps.google.com'] },
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    scripts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    connections: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  recaptcha: {
    scripts: ['https://www.google.com', 'https://www.gstatic.com'],
    frames: ['https://www.google.com', 'https://recaptcha.google.com'],
    connections: ['https://www.google.com'],
  },
  openStreetMap: { images: ['https://tile.openstreetmap.org'] },
  googleTag: {
    scripts: ['https://www.googletagmanager.com'],
    connections: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.google.com',
      'https://*.g.doubleclick.net',
    ],
    images: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://www.google.com',
      'https://*.g.doubleclick.net',
    ],
    frames: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
  pixel: {
    scripts: ['https://connect.facebook.net'],
    connections: ['https://www.facebook.com'],
    images: ['https://www.facebook.com'],
  },
} as const satisfies Record<string, ThirdPartySources>

/** A full host name, or a wildcard below a domain; never below a single label such as `*.com`. */
const sourcePattern = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d{1,5})?$/

/** Whether a text is a valid source of the policy: `https://` and a host, without path. */
export const isSource = (text: string): boolean =>
  sourcePattern.test(text) && !/^https:\/\/\*\.[a-z0-9-]+$/.test(text)

/**
 * The policy source of a URL of a setting or a text. Only the table above names whole domains.
 *
 * @returns null if the URL is not https, has no public host, or a wildcard in it
 */
export function sourceOf(url: string | null | undefined): string | null {
  const host = /^https:\/\/([^/?#@\\\s]+)/i.exec(url ?? '')?.[1]?.toLowerCase()
  const source = host && `https://${host}`
  return source && !source.includes('*') && isSource(source) ? source : null
}

/**
 * The content of the meta element from which the cache handler reads what the page adds to its policy
 * (content-security-policy.cjs parses it with the same rule).
 *
 * @returns for example `frame-src https://a.example; img-src https://b.example`; empty when nothing remains
 */
export function describeSources(sources: readonly ThirdPartySources[]): string {
  return Object.entries(sourceDirectives)
    .flatMap(([kind, directive]) => {
      // Object.entries widens the keys; they are those of the table above.
      const hosts = sources.flatMap((each) => each[kind as SourceKind] ?? []).filter(isSource)
      return hosts.length > 0 ? [`${directive} ${[...new Set(hosts)].toSorted().join(' ')}`] : []
    })
    .join('; ')
}

/** All known sources of one directive, for pages whose policy is written before their settings are read. */
export const knownSources = (kind: SourceKind): string[] => [
  ...new Set(Object.values(thirdParties).flatMap((each: ThirdPartySources) => each[kind] ?? [])),
]
