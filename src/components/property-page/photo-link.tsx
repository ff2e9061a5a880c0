import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/media/picture-source'

interface PhotoLinkProps {
  picture: PictureSource
  /** Width on screen, as the `sizes` attribute wants it. */
  sizes: string
  priority?: boolean
  /** Stands below the picture in the lightbox; left out: its description. */
  caption?: string | null
  className?: string
}

/** Address of the largest stored size: the last one of the source set. */
const largest = ({ srcSet, src }: PictureSource) => srcSet.split(', ').at(-1)?.split(' ')[0] || src

/** A picture in a link to its largest size; inside a `LightboxOpener` it opens there. */
export const PhotoLink = ({ picture, sizes, priority = false, caption, className = '' }: PhotoLinkProps) => (
  <a href={largest(picture)} data-photo={caption ?? ''} className="block size-full overflow-hidden">
    <Picture source={picture} sizes={sizes} priority={priority} className={className} />
  </a>
)
