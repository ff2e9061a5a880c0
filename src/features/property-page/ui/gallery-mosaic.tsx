import { ImageOff } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { SlideRow } from '@/components/ui/slide-row/slide-row'

import { fieldMark } from '@/lib/field-marks'
import { marked } from '@/features/media/model/marked'

import { LightboxPlace } from './lightbox-place'
import { lightboxTexts } from './lightbox-texts'
import { PhotoLink } from './photo-link'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/values/picture-source'

interface GalleryLink {
  href: string
  label: string
  /** The field of what it leads to. */
  field: string
}

interface GalleryMosaicProps {
  pictures: PictureSource[]
  /** How many are side by side on a wide screen; the lightbox, or the page itself without JavaScript, shows the rest. */
  maxShown?: 3 | 5
  /** Sections of the page with more to see: their first plan or film opens in the strip of the pictures. */
  sections?: readonly GalleryLink[]
  t: Translator
}

/** Of four pictures three are shown: four tiles of one shape leave a gap. */
const shownOf = (count: number, maxShown: number) => (count >= maxShown ? maxShown : Math.min(count, 3))

const isUpright = ({ width, height }: PictureSource) => height > width

/** The pictures of each tile: two upright ones that follow each other share one, except the first, which is large. */
function tilesOf(pictures: readonly PictureSource[]): PictureSource[][] {
  const tiles: PictureSource[][] = []
  for (const picture of pictures) {
    const last = tiles.length > 1 ? tiles.at(-1) : undefined
    if (isUpright(picture) && last?.length === 1 && last.every(isUpright)) last.push(picture)
    else tiles.push([picture])
  }
  return tiles
}

const mainSizes = '(min-width: 64rem) 50vw, 80vw'
const tileSizes = '(min-width: 64rem) 25vw, 80vw'
const pairSizes = '(min-width: 64rem) 13vw, 40vw'

interface TileProps {
  pictures: PictureSource[]
  index: number
  shown: number
  t: Translator
}

function Tile({ pictures, index, shown, t }: TileProps) {
  const isMain = index === 0
  const sizes = pictures.length > 1 ? pairSizes : tileSizes
  return (
    <li
      className={`tile ${pictures.length > 1 ? 'pair' : ''} ${isMain && shown > 2 ? 'lg:col-span-2 lg:row-span-2' : ''} ${index >= shown ? 'lg:hidden lg:noscript:block' : ''}`
        .replaceAll(/ +/g, ' ')
        .trim()}
    >
      {pictures.map((picture) => (
        <PhotoLink
          key={picture.src}
          picture={marked(picture, t)}
          sizes={isMain ? mainSizes : sizes}
          priority={isMain}
        />
      ))}
    </li>
  )
}

/** Tiles of 3:2: the large one over two columns and rows. */
function columns(shown: number): string {
  if (shown > 3) return 'lg:aspect-[3/1] lg:grid-cols-4 lg:grid-rows-2'
  if (shown > 2) return 'lg:aspect-[9/4] lg:grid-cols-3 lg:grid-rows-2'
  return shown === 2 ? 'lg:aspect-[3/1] lg:grid-cols-2' : 'lg:aspect-[3/2] lg:max-w-[94vh]'
}

/** The photographs of a property: a mosaic on wide screens, a row to swipe on phones. */
export function GalleryMosaic({ pictures, maxShown = 5, sections = [], t }: GalleryMosaicProps) {
  if (pictures.length === 0)
    return (
      <p
        className="flex h-32 items-center justify-center gap-3 bg-mist text-slate lg:h-40 print:hidden"
        data-field={fieldMark('pictures')}
      >
        <Icon node={ImageOff} />
        {t('property.noPhoto')}
      </p>
    )
  const tiles = tilesOf(pictures)
  const shown = shownOf(tiles.length, maxShown)
  const label = t('property.allPhotos', { count: pictures.length })
  const all: GalleryLink = { href: '#photos', label, field: 'pictures' }
  // One picture says by itself that it is the only one.
  const links = pictures.length > 1 ? [all, ...sections] : sections
  return (
    <section
      id="photos"
      aria-label={t('property.photos')}
      className="relative"
      data-field={fieldMark('pictures')}
    >
      <LightboxPlace texts={lightboxTexts(t)}>
        <SlideRow
          role={t('hero.carousel')}
          label={t('property.photos')}
          after={
            <p className="figures absolute right-0 bottom-0 z-2 flex bg-dark text-small text-on-dark print:hidden">
              {links.map(({ href, label: name, field }) => (
                <a
                  key={href}
                  href={href}
                  data-open=""
                  data-field={fieldMark(field)}
                  className="flex min-h-11 items-center px-3 hover:underline"
                >
                  {name}
                </a>
              ))}
            </p>
          }
        >
          <ul className={`photos lg:noscript:aspect-auto lg:noscript:grid-rows-none ${columns(shown)}`}>
            {tiles.map((each, index) => (
              <Tile key={index} pictures={each} index={index} shown={shown} t={t} />
            ))}
          </ul>
        </SlideRow>
      </LightboxPlace>
    </section>
  )
}

/** The sections of a property with plans and films, as links on its pictures. */
export function gallerySections({ plans, films, tours }: PropertyDetail, t: Translator) {
  const sections = [
    { count: plans.length, href: '#plans', label: t('property.plans'), field: 'plans' },
    {
      count: films.length + tours.length,
      href: '#films',
      label: t(films.length > 0 ? 'property.film' : 'property.tour'),
      field: films.length > 0 ? 'videos' : 'tours',
    },
  ]
  return sections.filter(({ count }) => count > 0)
}
