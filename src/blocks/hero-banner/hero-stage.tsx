import { FilmLoop } from '@/features/content/ui/hero/film-loop'
import { HeroSlides, type HeroSlide } from '@/features/content/ui/hero/hero-slides'
import { Scrim } from '@/features/content/ui/hero/scrim'
import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import { toFilmSource } from '@/features/media/model/to-film-source'
import { toPictureSource } from '@/features/media/model/to-picture-source'

import type { BlockViewProps } from '../define-block'

interface HeroStageProps {
  data: BlockViewProps<'heroBanner'>['data']
  slides: HeroSlide[]
  slidesLabel: string
  /** Whether its picture is loaded with priority. */
  priority: boolean
  t: Translator
}

/** The background of the title: slides, a film over its picture, or a picture. */
export function HeroStage({ data, slides, slidesLabel, priority, t }: HeroStageProps) {
  if (slides.length > 0) return <HeroSlides slides={slides} label={slidesLabel} priority={priority} t={t} />
  const picture = toPictureSource(data.image)
  const film = data.bannerType === 'video' ? toFilmSource(data.video) : null
  return (
    <>
      {picture && (
        <Picture
          source={picture}
          sizes="(max-width: 48rem) 120vw, 100vw"
          priority={priority}
          className="absolute inset-0 size-full object-[68%_50%]"
        />
      )}
      {film && <FilmLoop film={film} t={t} />}
      <Scrim />
    </>
  )
}
