import { toFilmSource } from '@/lib/media/to-film-source'
import type { FilmLink } from '@/lib/property/property-detail'
import { recogniseVideo } from '@/lib/property/video-link'
import { linkTarget } from '@/lib/routing/external-link'
import type { VideoBlock } from '@/payload-types'

type StoredFilm = Pick<VideoBlock, 'source' | 'film' | 'filmUrl'>

/** The film an editor chose; null while nothing was, or when its file is gone. */
export function filmOfBlock({ source, film, filmUrl }: StoredFilm): FilmLink | null {
  if (source === 'upload') {
    const file = toFilmSource(film)
    return file && { kind: 'file', url: file.src }
  }
  const known = recogniseVideo(filmUrl ?? '')
  if (known) return known
  const target = linkTarget(filmUrl)
  return target?.kind === 'external' ? { kind: 'link', url: target.href } : null
}
