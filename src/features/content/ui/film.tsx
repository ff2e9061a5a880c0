import { Play } from 'lucide'

import { ThirdParties } from '@/features/consent/ui/third-parties'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { sourceOf } from '@/features/consent/model/third-parties'
import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/values/picture-source'
import { pictureUpTo } from '@/features/media/model/picture-up-to'
import type { FilmLink } from '@/features/property/model/video-link'

interface FilmProps {
  link: FilmLink
  title: string
  poster: PictureSource | null | undefined
  /** Width of the poster on screen, for the `sizes` attribute. */
  sizes: string
  /** The same in pixels, for the browser's player, which accepts a single URL only. */
  posterWidth?: number
  t: Translator
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

type PosterProps = Pick<FilmProps, 'poster' | 'sizes' | 'title'> & { label: string }

function Poster({ poster, sizes, title, label }: PosterProps) {
  return (
    <>
      {poster && (
        <Picture
          source={{ ...poster, alt: '' }}
          sizes={sizes}
          className="size-full opacity-60 group-hover:opacity-50"
        />
      )}
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center">
        <span className="flex size-14 items-center justify-center bg-brand text-on-brand">
          <Icon node={Play} className="size-6" />
        </span>
        <span className="bg-dark/85 px-3 py-1.5 text-small">
          <span className="block font-semibold">{title}</span> {label}
        </span>
      </span>
    </>
  )
}

/** A film or a tour in a box of its aspect ratio; content of other services loads only after a click (E5). */
export function Film({ link, title, poster, sizes, posterWidth = 600, t }: FilmProps) {
  if (link.kind === 'file')
    return (
      // The agency's films contain no speech, so they need no captions.
      <video
        src={link.url}
        controls
        playsInline
        // Without a poster the first frame of our own film is shown; other servers get no request before the click.
        preload={!poster && link.url.startsWith('/') ? 'metadata' : 'none'}
        poster={poster ? pictureUpTo(poster, posterWidth).src : undefined}
        title={title}
        className="size-full"
      />
    )
  if (link.kind === 'link')
    return (
      <a href={link.url} target="_blank" rel="noopener" className="group absolute inset-0 block">
        <Poster
          poster={poster}
          sizes={sizes}
          title={title}
          label={t('property.openFrom', { host: hostOf(link.url) })}
        />
      </a>
    )
  return (
    // `start-films.ts` shows the frame instead of the link.
    <>
      <a
        href={link.url}
        target="_blank"
        rel="noopener"
        data-facade=""
        className="group absolute inset-0 block"
      >
        <Poster
          poster={poster}
          sizes={sizes}
          title={title}
          label={t('property.playFrom', { host: hostOf(link.frameUrl) })}
        />
      </a>
      <iframe
        hidden
        data-src={link.frameUrl}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media; accelerometer; gyroscope; xr-spatial-tracking"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-forms"
        // The services refuse to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full"
      />
    </>
  )
}

/** Origins the page may load from after the visitor's click. */
export function FilmServers({ links }: { links: readonly FilmLink[] }) {
  const serversOf = (urls: string[]) => urls.flatMap((url) => sourceOf(url) ?? [])
  const frames = serversOf(links.flatMap((link) => ('frameUrl' in link ? [link.frameUrl] : [])))
  const media = serversOf(links.flatMap((link) => (link.kind === 'file' ? [link.url] : [])))
  return <ThirdParties frames={frames} media={media} />
}
