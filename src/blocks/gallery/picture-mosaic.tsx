import type { CSSProperties } from 'react'

import type { GalleryPicture } from './gallery-pictures'
import { LinkedPicture } from './gallery-tile'
import { mosaicLayout } from './mosaic-layout'

import { fieldMark } from '@/lib/field-marks'

interface PictureMosaicProps {
  pictures: GalleryPicture[]
  perRow: number
  /** Whether the first picture is loaded with priority. */
  startsPage: boolean
}

/** On a phone the pictures are in pairs: the first one large, a last one without a pair over both columns. */
function onPhone(index: number, count: number): string {
  if (index === 0) return 'col-span-2 row-span-2'
  return index === count - 1 && count % 2 === 0 ? 'col-span-2' : ''
}

const tileClass =
  'relative md:col-[span_var(--across)] md:row-[span_var(--down)] [&>a]:absolute [&>a]:inset-0'

/** Pictures edge to edge in a rectangle, the first one large; captions are on the pictures. */
export function PictureMosaic({ pictures, perRow, startsPage }: PictureMosaicProps) {
  const { columns, tiles } = mosaicLayout(pictures.length, perRow)
  return (
    <ul
      style={{ '--across-all': columns } as CSSProperties}
      className="grid auto-rows-[36vw] grid-cols-2 gap-1.5 md:auto-rows-[clamp(8.5rem,17vw,17rem)] md:grid-cols-[repeat(var(--across-all),minmax(0,1fr))]"
    >
      {pictures.map((picture, index) => {
        const { columns: across, rows: down } = tiles[index] ?? { columns: 1, rows: 1 }
        return (
          <li
            key={index}
            data-field={fieldMark('pictures', picture.id)}
            style={{ '--across': across, '--down': down } as CSSProperties}
            className={`${tileClass} ${onPhone(index, pictures.length)}`}
          >
            <LinkedPicture
              picture={picture}
              sizes={`(min-width: 48rem) ${Math.round((90 * across) / columns)}vw, ${index === 0 ? 90 : 45}vw`}
              priority={startsPage && index === 0}
              className="size-full"
            />
            {picture.caption && (
              <p
                data-field={fieldMark('', 'caption')}
                className="pointer-events-none absolute bottom-0 left-0 max-w-full bg-dark/85 px-3 py-1.5 text-small text-on-dark"
              >
                {picture.caption}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
