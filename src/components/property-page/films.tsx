import { Play } from 'lucide'

import { ThirdParties } from '@/components/consent/third-parties'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import { sourceOf } from '@/lib/consent/third-parties'
import type { PictureSource } from '@/lib/media/picture-source'
import type { FilmLink, PropertyDetail } from '@/lib/property/property-detail'

import { FilmFacade } from './film-facade'
import { PageSection } from './page-section'

interface FilmProps {
  link: FilmLink
  title: string
  poster: PictureSource | undefined
  t: Translator
}

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

function Poster({ poster, label }: { poster: PictureSource | undefined; label: string }) {
  return (
    <>
      {poster && (
        <Picture
          source={{ ...poster, alt: '' }}
          sizes="(min-width: 64rem) 30vw, 90vw"
          className="size-full opacity-60 group-hover:opacity-50"
        />
      )}
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center font-semibold">
        <span className="flex size-14 items-center justify-center bg-brand text-on-brand">
          <Icon node={Play} className="size-6" />
        </span>
        <span className="bg-ink/85 px-3 py-1.5 text-small">{label}</span>
      </span>
    </>
  )
}

function Film({ link, title, poster, t }: FilmProps) {
  if (link.kind === 'file')
    return (
      // The agency's films have no spoken text to be written out.
      <video
        src={link.url}
        controls
        preload="none"
        poster={poster?.src}
        title={title}
        className="size-full"
      />
    )
  if (link.kind === 'link')
    return (
      <a href={link.url} target="_blank" rel="noopener" className="group absolute inset-0 block">
        <Poster poster={poster} label={`${title}: ${t('property.openFrom', { host: hostOf(link.url) })}`} />
      </a>
    )
  return (
    <FilmFacade frameUrl={link.frameUrl} url={link.url} title={title}>
      <Poster
        poster={poster}
        label={`${title}: ${t('property.playFrom', { host: hostOf(link.frameUrl) })}`}
      />
    </FilmFacade>
  )
}

/** Servers the page may load from, should the visitor ask. */
function Servers({ links }: { links: readonly FilmLink[] }) {
  const known = (addresses: string[]) => addresses.flatMap((address) => sourceOf(address) ?? [])
  const frames = known(links.flatMap((link) => ('frameUrl' in link ? [link.frameUrl] : [])))
  const media = known(links.flatMap((link) => (link.kind === 'file' ? [link.url] : [])))
  return <ThirdParties frames={frames} media={media} />
}

/** Films and virtual tours; nothing of theirs loads before it is asked for (E5). */
export function Films({ property, t }: { property: PropertyDetail; t: Translator }) {
  const { films, tours, pictures } = property
  const all = [
    ...films.map((link) => ({ link, title: t('property.film') })),
    ...tours.map((link) => ({ link, title: t('property.tour') })),
  ]
  if (all.length === 0) return null
  return (
    <PageSection id="films" title={t('property.films')}>
      <Servers links={[...films, ...tours]} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {all.map(({ link, title }, index) => (
          <li key={link.url} className="relative aspect-video bg-ink text-white">
            <Film link={link} title={title} poster={pictures[index] ?? pictures[0]} t={t} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
