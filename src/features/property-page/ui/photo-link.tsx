import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/values/picture-source'

interface PhotoLinkProps {
  picture: PictureSource
  /** Width on screen, for the `sizes` attribute. */
  sizes: string
  priority?: boolean
  /** Caption in the lightbox; default: the alternative text. */
  caption?: string | null
  className?: string
}

/** URL of the largest stored size: the last one of the source set. */
const largest = ({ srcSet, src }: PictureSource) => srcSet.split(', ').at(-1)?.split(' ')[0] || src

/** A picture as a link to its largest size; inside a `LightboxPlace` it opens there. */
export const PhotoLink = ({ picture, sizes, priority = false, caption, className = '' }: PhotoLinkProps) => (
  <a href={largest(picture)} data-photo={caption ?? ''} className="photo">
    <Picture source={picture} sizes={sizes} priority={priority} className={className} />
  </a>
)
