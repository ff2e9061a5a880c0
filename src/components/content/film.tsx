import { Play } from 'lucide'

import { ThirdParties } from '@/components/consent/third-parties'
import { FilmFacade } from '@/components/property-page/film-facade'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { sourceOf } from '@/lib/consent/third-parties'
import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/media/picture-source'
import { pictureUpTo } from '@/lib/media/picture-up-to'
import type { FilmLink } from '@/lib/property/property-detail'

interface FilmProps {
  link: FilmLink
  title: string
  poster: PictureSource | null | undefined
  /** Width of the poster on screen, as the `sizes` attribute wants it. */
  sizes: string
  /** The same in pixels, for the browser's player, which takes one address only. */
  posterWidth?: number
  t: Translator
}

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

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
        <span className="bg-ink/85 px-3 py-1.5 text-small">
          <span className="block font-semibold">{title}</span> {label}
        </span>
      </span>
    </>
  )
}

/** A film or a tour in a box of its own shape; nothing of another service loads before it is asked for (E5). */
export function Film({ link, title, poster, sizes, posterWidth = 600, t }: FilmProps) {
  if (link.kind === 'file')
    return (
      // The agency's films have no spoken text to be written out.
      <video
        src={link.url}
        controls
        playsInline
        // Without a poster our own film shows its first picture; another server learns nothing before the click.
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
    <FilmFacade frameUrl={link.frameUrl} url={link.url} title={title}>
      <Poster
        poster={poster}
        sizes={sizes}
        title={title}
        label={t('property.playFrom', { host: hostOf(link.frameUrl) })}
      />
    </FilmFacade>
  )
}

/** Servers the page may load from, should the visitor ask. */
export function FilmServers({ links }: { links: readonly FilmLink[] }) {
  const known = (addresses: string[]) => addresses.flatMap((address) => sourceOf(address) ?? [])
  const frames = known(links.flatMap((link) => ('frameUrl' in link ? [link.frameUrl] : [])))
  const media = known(links.flatMap((link) => (link.kind === 'file' ? [link.url] : [])))
  return <ThirdParties frames={frames} media={media} />
}
