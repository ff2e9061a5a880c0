import { Film, FilmServers } from '@/components/content/film'
import { SectionHeading } from '@/components/ui/section-heading'
import { getTranslator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/lib/media/to-picture-source'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

import { filmOfBlock } from './film-of-block'

const shapes = {
  wide: 'aspect-video',
  square: 'aspect-square max-w-2xl',
  tall: 'aspect-[9/16] max-w-sm',
}

/** One film: of the agency in the browser's player, of another service at the visitor's click only. */
export async function Video({ data, context }: BlockViewProps<'video'>) {
  const film = filmOfBlock(data)
  if (!film) return null
  const t = await getTranslator(context.locale)
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <FilmServers links={[film]} />
      <figure>
        <div className={`relative bg-ink text-white ${shapes[data.shape ?? 'wide']}`}>
          <Film
            link={film}
            title={data.heading || data.caption || t('property.film')}
            poster={toPictureSource(data.poster)}
            sizes="(min-width: 92rem) 82rem, 90vw"
            posterWidth={1360}
            t={t}
          />
        </div>
        {data.caption && <figcaption className="mt-3 max-w-3xl text-small">{data.caption}</figcaption>}
      </figure>
    </BlockBand>
  )
}
