/** Services of films and virtual tours that a page can embed. */
export const videoServices = ['youtube', 'vimeo', 'facebook', 'matterport', 'nodalview', 'kuula'] as const
export type VideoService = (typeof videoServices)[number]

/** A film or tour to embed: a file for the browser's player, or a service in a frame. */
export type VideoLink =
  | { kind: 'file'; url: string }
  | {
      kind: VideoService
      /** URL of the frame, loaded after the visitor's click. */
      frameUrl: string
      /** URL on the service's own site, for visitors without JavaScript. */
      url: string
    }

/** A film or tour; a URL of an unknown service is shown as a plain link. */
export type FilmLink = VideoLink | { kind: 'link'; url: string }

const fileEnding = /\.(?:mp4|mov|wmv|avi|flv|webm)$/i
const youtubeId = /^[\w-]{11}$/

const isBelow = (host: string, suffix: string) => host === suffix || host.endsWith(`.${suffix}`)

type Reader = (url: URL, path: string[]) => VideoLink | null

/** `watch?v=`, `youtu.be/`, `/shorts/`, `/embed/`, `/live/` and `/v/`. */
function parseYoutube(url: URL, path: string[]): VideoLink | null {
  const isShortHost = isBelow(url.hostname, 'youtu.be')
  const isEmbedded = ['shorts', 'embed', 'live', 'v'].includes(path[0] ?? '')
  const id = isShortHost
    ? path[0]
    : isEmbedded
      ? path[1]
      : path[0] === 'watch'
        ? url.searchParams.get('v')
        : null
  if (!id || !youtubeId.test(id)) return null
  return {
    kind: 'youtube',
    frameUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    url: `https://www.youtube.com/watch?v=${id}`,
  }
}

/**
 * `vimeo.com/{digits}`, optionally followed by the key of an unlisted film, and `player.vimeo.com/video/{digits}`.
 */
function parseVimeo(url: URL, path: string[]): VideoLink | null {
  const [id, key] = url.hostname === 'player.vimeo.com' && path[0] === 'video' ? path.slice(1) : path
  if (!id || !/^\d+$/.test(id)) return null
  const hash = url.searchParams.get('h') ?? key ?? ''
  const unlisted = /^[0-9a-f]+$/i.test(hash) ? hash : null
  return {
    kind: 'vimeo',
    frameUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted ? `&h=${unlisted}` : ''}`,
    url: `https://vimeo.com/${id}${unlisted ? `/${unlisted}` : ''}`,
  }
}

function facebookPage(shortId: string | undefined, id: string | undefined): string | null {
  if (shortId && /^[\w-]+$/.test(shortId)) return `https://fb.watch/${shortId}/`
  return id && /^\d+$/.test(id) ? `https://www.facebook.com/watch/?v=${id}` : null
}

/** `/{page}/videos/{digits}`, `/watch/?v=`, `/reel/{digits}`, `video.php?v=` and the short links of fb.watch. */
function parseFacebook(url: URL, path: string[]): VideoLink | null {
  const shortId = isBelow(url.hostname, 'fb.watch') ? path[0] : undefined
  const watchId = ['watch', 'video.php'].includes(path[0] ?? '') ? url.searchParams.get('v') : undefined
  const at = path.findIndex((part) => part === 'videos' || part === 'reel')
  const pathId = at >= 0 ? path.slice(at + 1).find((part) => /^\d+$/.test(part)) : undefined
  const page = facebookPage(shortId, watchId ?? pathId)
  if (!page) return null
  const query = new URLSearchParams({ href: page, autoplay: 'true', show_text: 'false' })
  return { kind: 'facebook', frameUrl: `https://www.facebook.com/plugins/video.php?${query}`, url: page }
}

/** `my.matterport.com/show/?m=…` and `matterport.com/discover/space/…`. */
function parseMatterport(url: URL, path: string[]): VideoLink | null {
  const id = url.searchParams.get('m') ?? (path[1] === 'space' ? path[2] : undefined)
  if (!id || !/^\w{11}$/.test(id)) return null
  const page = `https://my.matterport.com/show/?m=${id}`
  return { kind: 'matterport', frameUrl: `${page}&play=1`, url: page }
}

/** Tours whose own URL can be loaded in a frame. */
const parseTour =
  (kind: 'nodalview' | 'kuula'): Reader =>
  (url, path) =>
    path.length > 0 ? { kind, frameUrl: url.href, url: url.href } : null

const parsers: readonly (readonly [suffix: string, read: Reader])[] = [
  ['youtube.com', parseYoutube],
  ['youtube-nocookie.com', parseYoutube],
  ['youtu.be', parseYoutube],
  ['vimeo.com', parseVimeo],
  ['facebook.com', parseFacebook],
  ['fb.watch', parseFacebook],
  ['matterport.com', parseMatterport],
  ['nodalview.com', parseTour('nodalview')],
  ['kuula.co', parseTour('kuula')],
]

function secureUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol)) return null
  if (url.username || url.password || url.port || !url.hostname.includes('.')) return null
  url.protocol = 'https:'
  return url
}

/**
 * Recognises the URL of a film or a virtual tour (specification section 5 "Video links"). Services are recognised
 * by their host, and the URL of the frame is built from the id, so that no other part of the given URL gets into
 * it.
 *
 * @returns null for other URLs, which may still be shown as plain links
 */
export function parseVideoLink(text: string): VideoLink | null {
  const url = secureUrl(text.trim())
  if (!url) return null
  const path = url.pathname.split('/').filter(Boolean)
  const read = parsers.find(([suffix]) => isBelow(url.hostname, suffix))?.[1]
  if (read) return read(url, path)
  return fileEnding.test(url.pathname) ? { kind: 'file', url: url.href } : null
}

const thumbnailNames = { low: 'default', medium: 'mqdefault', high: 'hqdefault' } as const
/** The options of specification section 9. */
export type ThumbnailQuality = keyof typeof thumbnailNames

/**
 * The video service's thumbnail of a film, for search engines: pages show posters from the site's own pictures.
 *
 * @public in specification section 9; no page uses it yet
 */
export function videoThumbnail(link: VideoLink, quality: ThumbnailQuality): string | null {
  const id = link.kind === 'youtube' ? new URL(link.url).searchParams.get('v') : null
  return id && `https://i.ytimg.com/vi/${id}/${thumbnailNames[quality]}.jpg`
}
