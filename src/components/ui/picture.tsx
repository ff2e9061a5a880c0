import type { PictureSource } from '@/lib/values/picture-source'

interface PictureProps {
  source: PictureSource
  /** Width on screen, for the `sizes` attribute. */
  sizes: string
  className?: string
  /** For the largest picture in the first view, which decides the loading time (LCP). */
  priority?: boolean
}

/** An image in its stored widths; the browser chooses one. */
export function Picture({ source, sizes, className = '', priority = false }: PictureProps) {
  return (
    <img
      src={source.src}
      srcSet={source.srcSet || undefined}
      sizes={source.srcSet ? sizes : undefined}
      width={source.width}
      height={source.height}
      alt={source.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
      className={className || undefined}
      style={source.position ? { objectPosition: source.position } : undefined}
    />
  )
}
