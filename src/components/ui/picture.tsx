import type { PictureSource } from '@/lib/media/picture-source'

interface PictureProps {
  source: PictureSource
  /** Width on screen, as the `sizes` attribute wants it. */
  sizes: string
  className?: string
  /** For the one picture that decides when the page looks ready. */
  priority?: boolean
}

/** An image in the stored widths; the browser takes the one that fits. */
export function Picture({ source, sizes, className = '', priority = false }: PictureProps) {
  return (
    <img
      src={source.src}
      srcSet={source.srcSet || undefined}
      sizes={sizes}
      width={source.width}
      height={source.height}
      alt={source.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={`block object-cover ${className}`}
      style={source.position ? { objectPosition: source.position } : undefined}
    />
  )
}
