import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/media/picture-source'

interface GalleryMosaicProps {
  pictures: PictureSource[]
  t: Translator
}

/** Address of the largest stored size: the last one of the source set. */
const largest = (picture: PictureSource) => picture.srcSet.split(', ').at(-1)?.split(' ')[0] ?? picture.src

/** Five pictures are shown side by side; the rest follow in the row that phones and keyboards scroll. */
const SHOWN = 5

function Tile({ picture, index }: { picture: PictureSource; index: number }) {
  const isMain = index === 0
  return (
    <li
      className={`shrink-0 basis-[86%] snap-start sm:basis-[60%] lg:basis-auto ${isMain ? 'lg:col-span-2 lg:row-span-2' : ''} ${index >= SHOWN ? 'lg:hidden' : ''}`}
    >
      <a href={largest(picture)} className="block size-full overflow-hidden">
        <Picture
          source={picture}
          sizes={isMain ? '(min-width: 64rem) 50vw, 80vw' : '(min-width: 64rem) 25vw, 80vw'}
          priority={isMain}
          className="aspect-[4/3] size-full lg:aspect-auto"
        />
      </a>
    </li>
  )
}

/** The photographs of a property: a mosaic on wide screens, a row to swipe on phones. */
export function GalleryMosaic({ pictures, t }: GalleryMosaicProps) {
  if (pictures.length === 0)
    return (
      <p className="flex aspect-[3/1] items-center justify-center bg-mist text-slate">
        {t('property.noPhoto')}
      </p>
    )
  return (
    <section aria-label={t('property.photos')} className="relative">
      <ul
        tabIndex={0}
        className={`flex snap-x snap-mandatory gap-1.5 overflow-x-auto lg:grid lg:h-[min(62vh,40rem)] lg:overflow-hidden ${pictures.length > 2 ? 'lg:grid-cols-4 lg:grid-rows-2' : 'lg:grid-cols-3 lg:grid-rows-2'}`}
      >
        {pictures.map((picture, index) => (
          <Tile key={picture.src} picture={picture} index={index} />
        ))}
      </ul>
      <p className="figures pointer-events-none absolute right-3 bottom-3 bg-ink/85 px-3 py-1.5 text-small text-white">
        {t('property.photoCount', { count: pictures.length })}
      </p>
    </section>
  )
}
