import { PhotoLink } from '@/features/property-page/ui/photo-link'
import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import { fieldMark } from '@/lib/field-marks'

import type { GalleryPicture } from './gallery-pictures'

interface GalleryTileProps {
  picture: GalleryPicture
  sizes: string
  priority: boolean
  className: string
}

/** A picture that links to the editor's target or to its largest size. */
export const LinkedPicture = ({ picture, className, ...rest }: GalleryTileProps) =>
  picture.href ? (
    <SmartLink href={picture.href} className="relative block size-full overflow-hidden">
      <Picture source={picture.source} className={className} {...rest} />
    </SmartLink>
  ) : (
    <PhotoLink picture={picture.source} caption={picture.caption} className={className} {...rest} />
  )

/** A picture with its caption below. */
export const GalleryFigure = (props: GalleryTileProps) => (
  <figure>
    <LinkedPicture {...props} />
    {props.picture.caption && (
      <figcaption className="mt-2 text-small" data-field={fieldMark('', 'caption')}>
        {props.picture.caption}
      </figcaption>
    )}
  </figure>
)
