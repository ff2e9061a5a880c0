import { LightboxPlace } from '@/features/property-page/ui/lightbox-place'
import { lightboxTexts } from '@/features/property-page/ui/lightbox-texts'
import { itemSizes } from '@/components/ui/item-columns'
import { ItemList } from '@/components/ui/item-list'
import { SectionHeading } from '@/components/ui/section-heading'
import { marked } from '@/features/media/model/marked'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { fieldMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

import { galleryPictures } from './gallery-pictures'
import { GalleryFigure } from './gallery-tile'
import { PictureMosaic } from './picture-mosaic'

/** Pictures as a mosaic, a grid, a row to swipe or a column. Each opens large or follows its link. */
export async function Gallery({ data, context }: BlockViewProps<'gallery'>) {
  const { locale, columns, index: place } = context
  const [routes, t] = await Promise.all([getRouteIndex(), getPageTranslator(locale)])
  const pictures = galleryPictures(data, routes, locale).map((picture) => ({
    ...picture,
    source: marked(picture.source, t),
  }))
  if (pictures.length === 0) return null
  const perRow = itemsPerRow(data.numberItemOfRow, 4, columns)
  const isSingle = data.view === 'single-view'
  const isMosaic = data.view === 'card-view' && data.arrangement !== 'grid'
  return (
    <BlockBand field="pictures" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <LightboxPlace texts={lightboxTexts(t)}>
        {isMosaic ? (
          <PictureMosaic pictures={pictures} perRow={perRow} startsPage={place === 0} />
        ) : (
          <ItemList
            view={data.view}
            perRow={perRow}
            label={data.heading ?? t('gallery.label')}
            t={t}
            className={isSingle ? 'gap-y-8' : 'gap-x-4 gap-y-8'}
          >
            {pictures.map((picture, index) => (
              <li key={index} className="min-w-0" data-field={fieldMark('pictures', picture.id)}>
                <GalleryFigure
                  picture={picture}
                  sizes={isSingle ? '90vw' : itemSizes(perRow, columns)}
                  priority={place === 0 && index === 0}
                  className={isSingle ? 'h-auto w-full' : 'aspect-[4/3] w-full'}
                />
              </li>
            ))}
          </ItemList>
        )}
      </LightboxPlace>
    </BlockBand>
  )
}
