import { Film, FilmServers } from '@/features/content/ui/film'
import { SectionHeading } from '@/components/ui/section-heading'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { toFilmSource } from '@/features/media/model/to-film-source'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { parseVideoLink, type FilmLink } from '@/features/property/model/video-link'
import { linkTarget } from '@/lib/values/external-link'
import type { VideoBlock } from '@/payload-types'
import { fieldMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

const shapes = {
  wide: 'aspect-video',
  square: 'aspect-square max-w-2xl',
  tall: 'aspect-[9/16] max-w-sm',
}

type StoredFilm = Pick<VideoBlock, 'source' | 'film' | 'filmUrl'>

/** The chosen film; null if there is none or its file is gone. */
function filmOfBlock({ source, film, filmUrl }: StoredFilm): FilmLink | null {
  if (source === 'upload') {
    const file = toFilmSource(film)
    return file && { kind: 'file', url: file.src }
  }
  const link = parseVideoLink(filmUrl ?? '')
  if (link) return link
  const target = linkTarget(filmUrl)
  return target?.kind === 'external' ? { kind: 'link', url: target.href } : null
}

/** One film: an uploaded one in the browser's player, one of another service after the visitor's click. */
export async function Video({ data, context }: BlockViewProps<'video'>) {
  const film = filmOfBlock(data)
  if (!film) return null
  const t = await getPageTranslator(context.locale)
  return (
    <BlockBand field="source" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <FilmServers links={[film]} />
      <figure>
        <div
          className={`relative bg-dark text-on-dark ${shapes[data.shape ?? 'wide']}`}
          data-field={fieldMark(data.source === 'upload' ? 'film' : 'filmUrl')}
        >
          <Film
            link={film}
            title={data.heading || data.caption || t('property.film')}
            poster={toPictureSource(data.poster)}
            sizes="(min-width: 92rem) 82rem, 90vw"
            posterWidth={1360}
            t={t}
          />
        </div>
        {data.caption && (
          <figcaption className="mt-3 max-w-3xl text-small" data-field={fieldMark('caption')}>
            {data.caption}
          </figcaption>
        )}
      </figure>
    </BlockBand>
  )
}
