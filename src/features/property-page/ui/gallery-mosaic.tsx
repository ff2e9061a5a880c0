import { ImageOff } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { SlideRow } from '@/components/ui/slide-row/slide-row'

import { LightboxPlace } from './lightbox-place'
import { lightboxTexts } from './lightbox-texts'
import { PhotoLink } from './photo-link'
import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/values/picture-source'

interface GalleryMosaicProps {
  pictures: PictureSource[]
  t: Translator
}

/**
 * Five pictures are shown side by side; the lightbox, or the page itself without JavaScript, shows the rest.
 */
const maxShown = 5

function Tile({ picture, index }: { picture: PictureSource; index: number }) {
  const isMain = index === 0
  return (
    <li
      className={`tile ${isMain ? 'lg:col-span-2 lg:row-span-2' : ''} ${index >= maxShown ? 'lg:hidden lg:noscript:block' : ''}`.trim()}
    >
      <PhotoLink
        picture={picture}
        sizes={isMain ? '(min-width: 64rem) 50vw, 80vw' : '(min-width: 64rem) 25vw, 80vw'}
        priority={isMain}
      />
    </li>
  )
}

/** Layout of the mosaic for up to five pictures. */
function columns(count: number): string {
  if (count >= maxShown) return 'lg:grid-cols-4 lg:grid-rows-2'
  if (count === 4) return 'lg:grid-cols-4 lg:grid-rows-2 lg:[&>li:last-child]:col-span-2'
  if (count > 2) return 'lg:grid-cols-3 lg:grid-rows-2'
  return count === 2
    ? 'lg:grid-cols-3 lg:grid-rows-2 lg:[&>li+li]:row-span-2'
    : 'lg:grid-cols-2 lg:grid-rows-2'
}

/** The photographs of a property: a mosaic on wide screens, a row to swipe on phones. */
export function GalleryMosaic({ pictures, t }: GalleryMosaicProps) {
  if (pictures.length === 0)
    return (
      <p className="flex h-32 items-center justify-center gap-3 bg-mist text-slate lg:h-40 print:hidden">
        <Icon node={ImageOff} />
        {t('property.noPhoto')}
      </p>
    )
  return (
    <section aria-label={t('property.photos')} className="relative">
      <LightboxPlace texts={lightboxTexts(t)}>
        <SlideRow
          role={t('hero.carousel')}
          label={t('property.photos')}
          after={
            <p className="figures pointer-events-none absolute right-3 bottom-3 z-2 bg-dark/85 px-3 py-1.5 text-small text-on-dark print:hidden">
              {t('property.allPhotos', { count: pictures.length })}
            </p>
          }
        >
          <ul
            className={`photos flex lg:grid lg:h-[min(62vh,40rem)] lg:transform-none! lg:gap-1.5 lg:overflow-hidden lg:noscript:h-auto lg:noscript:auto-rows-[18rem] ${columns(pictures.length)}`}
          >
            {pictures.map((picture, index) => (
              <Tile key={picture.src} picture={picture} index={index} />
            ))}
          </ul>
        </SlideRow>
      </LightboxPlace>
    </section>
  )
}
