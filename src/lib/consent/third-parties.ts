/** The directives of a Content-Security-Policy to which a page may add a server, by the name a view uses. */
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

/** What each third party needs. A page names only those it really uses, and none loads before the visitor asks. */
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

/** A server by its full name, or all below one; never all below a single name such as `*.com`. */
const sourcePattern = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d{1,5})?$/

/** Says whether a text names a server as the policy wants it: `https://`, a host, nothing behind it. */
export const isSource = (text: string): boolean =>
  sourcePattern.test(text) && !/^https:\/\/\*\.[a-z0-9-]+$/.test(text)

/**
 * The server of an address, as the policy wants it.
 *
 * @param address such as the tiles' `https://tile.example.org/{z}/{x}/{y}.png`, or `https://{s}.tile.example.org/…`
 * @returns null for anything that is not https or names no public host
 */
export function sourceOf(address: string | null | undefined): string | null {
  const host = /^https:\/\/([^/?#@\\\s]+)/i.exec(address ?? '')?.[1]?.toLowerCase()
  const source = host && `https://${host.replace(/^\{[a-z]\}(?=\.)/, '*')}`
  return source && isSource(source) ? source : null
}

/**
 * The content of the meta element by which a page tells the cache handler what its policy must allow
 * (content-security-policy.cjs reads it again with the same rule).
 *
 * @returns such as `frame-src https://a.example; img-src https://b.example`; empty when nothing remains
 */
export function describeSources(sources: readonly ThirdPartySources[]): string {
  return Object.entries(sourceDirectives)
    .flatMap(([kind, directive]) => {
      // Object.entries forgets the names of the keys; these are the keys of the table above.
      const hosts = sources.flatMap((each) => each[kind as SourceKind] ?? []).filter(isSource)
      return hosts.length > 0 ? [`${directive} ${[...new Set(hosts)].toSorted().join(' ')}`] : []
    })
    .join('; ')
}

/** Every server of one kind that we know: for pages whose policy is written before their settings are read. */
export const knownSources = (kind: SourceKind): string[] => [
  ...new Set(Object.values(thirdParties).flatMap((each: ThirdPartySources) => each[kind] ?? [])),
]
