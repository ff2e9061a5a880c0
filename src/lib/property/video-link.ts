/** Servers of films and virtual tours that a page can show inside itself. */
export const videoServices = ['youtube', 'vimeo', 'facebook', 'matterport', 'nodalview', 'kuula'] as const
export type VideoService = (typeof videoServices)[number]

/** A film or tour that can be shown: a file the browser plays, or a service that plays it in a frame. */
export type VideoLink =
  | { kind: 'file'; url: string }
  | {
      kind: VideoService
      /** What the frame loads, once the visitor asks. */
      frameUrl: string
      /** The same on the service's own site, for visitors without JavaScript. */
      url: string
    }

const fileEnding = /\.(?:mp4|mov|wmv|avi|flv|webm)$/i
const youtubeId = /^[\w-]{11}$/

const isBelow = (host: string, suffix: string) => host === suffix || host.endsWith(`.${suffix}`)

type Reader = (url: URL, path: string[]) => VideoLink | null

/** `watch?v=`, `youtu.be/`, `/shorts/`, `/embed/`, `/live/` and `/v/`. */
function readYoutube(url: URL, path: string[]): VideoLink | null {
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

/** `vimeo.com/{digits}`, with the key of an unlisted film behind it, and `player.vimeo.com/video/{digits}`. */
function readVimeo(url: URL, path: string[]): VideoLink | null {
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
function readFacebook(url: URL, path: string[]): VideoLink | null {
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
function readMatterport(url: URL, path: string[]): VideoLink | null {
  const id = url.searchParams.get('m') ?? (path[1] === 'space' ? path[2] : undefined)
  if (!id || !/^\w{11}$/.test(id)) return null
  const page = `https://my.matterport.com/show/?m=${id}`
  return { kind: 'matterport', frameUrl: `${page}&play=1`, url: page }
}

/** Tours whose own address is what a frame shows. */
const readTour =
  (kind: 'nodalview' | 'kuula'): Reader =>
  (url, path) =>
    path.length > 0 ? { kind, frameUrl: url.href, url: url.href } : null

const readers: readonly (readonly [suffix: string, read: Reader])[] = [
  ['youtube.com', readYoutube],
  ['youtube-nocookie.com', readYoutube],
  ['youtu.be', readYoutube],
  ['vimeo.com', readVimeo],
  ['facebook.com', readFacebook],
  ['fb.watch', readFacebook],
  ['matterport.com', readMatterport],
  ['nodalview.com', readTour('nodalview')],
  ['kuula.co', readTour('kuula')],
]

function secureUrl(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !['https:', 'http:'].includes(url.protocol)) return null
  if (url.username || url.password || url.port || !url.hostname.includes('.')) return null
  url.protocol = 'https:'
  return url
}

/**
 * Recognises the address of a film or a virtual tour (specification section 5 "Video links"). Services are known by
 * their host, and what a frame loads is built anew from the id, so that nothing else of an address reaches it.
 *
 * @returns null for an address that is none of these; it may still be shown as a plain link
 */
export function recogniseVideo(address: string): VideoLink | null {
  const url = secureUrl(address.trim())
  if (!url) return null
  const path = url.pathname.split('/').filter(Boolean)
  const read = readers.find(([suffix]) => isBelow(url.hostname, suffix))?.[1]
  if (read) return read(url, path)
  return fileEnding.test(url.pathname) ? { kind: 'file', url: url.href } : null
}

const thumbnailNames = { low: 'default', medium: 'mqdefault', high: 'hqdefault' } as const
/** The choices of specification section 9. */
export type ThumbnailQuality = keyof typeof thumbnailNames

/** The picture a video service keeps of its film, for search engines: pages draw their poster from our own pictures. */
export function videoThumbnail(link: VideoLink, quality: ThumbnailQuality): string | null {
  const id = link.kind === 'youtube' ? new URL(link.url).searchParams.get('v') : null
  return id && `https://i.ytimg.com/vi/${id}/${thumbnailNames[quality]}.jpg`
}
