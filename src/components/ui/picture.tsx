import type { CSSProperties } from 'react'

import type { PictureSource } from '@/lib/values/picture-source'

interface PictureProps {
  source: PictureSource
  /** Width on screen, for the `sizes` attribute. */
  sizes: string
  /** Width for height of its place on screen, where that is narrowest. */
  shape?: number
  className?: string
  /** For the largest picture in the first view, which decides the loading time (LCP). */
  priority?: boolean
}

/** No picture is drawn with more pixels of the screen for one of its own. */
const maxEnlarged = 1.5

/** Width in pixels of the widest window that counts. */
const widestWindow = 1440

/** The length at the end of a text in pixels; 0 without one. */
function pixels(text: string, windowWidth: number): number {
  const [, count = '0', unit] = /([\d.]+)(vw|rem|px)$/.exec(text) ?? []
  return Number(count) * (unit === 'vw' ? windowWidth / 100 : unit === 'rem' ? 16 : 1)
}

/**
 * The width in pixels that a picture has at most, by its `sizes`, the size for the widest window first. Each size counts on
 * the widest window that it is for: one after `(min-width: 36rem)` on a window of 36rem.
 */
function widest(sizes: string): number {
  let windowWidth = widestWindow
  const widths = sizes.split(',').map((size) => {
    const [, bound, limit = ''] = /\((min|max)-width: ([^)]+)\)/.exec(size) ?? []
    const limitWidth = Math.min(pixels(limit, windowWidth), windowWidth)
    const width = pixels(size, bound === 'max' ? limitWidth : windowWidth)
    if (bound === 'min') windowWidth = limitWidth
    return width
  })
  return Math.max(...widths)
}

/** Width for height of most places of pictures. */
const usualShape = 1.5

/** How much wider than its place a picture is drawn, which fills the height of the place; 1 when about as wide. */
function overWidth({ width, height }: PictureSource, shape: number): number {
  const ratio = width / (height || 1) / shape
  return ratio > 1.2 ? ratio : 1
}

/** Each size times a factor. */
const widened = (sizes: string, factor: number): string =>
  sizes
    .split(',')
    .map((size) => size.replace(/[\d.]+(?=[a-z]+$)/, (count) => String(Math.round(Number(count) * factor))))
    .join(',')

/** The width in pixels to which a picture may be enlarged. */
const limitOfWidth = ({ srcSet }: PictureSource): number =>
  Number(/(\d+)w$/.exec(srcSet)?.[1] ?? Infinity) * maxEnlarged

/** The width in pixels of the largest place of a shape that the picture fills. */
export const largestPlace = (source: PictureSource, shape: number): number =>
  Math.floor(limitOfWidth(source) * Math.min(1, (source.height * shape) / source.width))

/** A small picture stays small in the middle of a large place. */
function limitOf(source: PictureSource, sizes: string): CSSProperties {
  const { width, height } = source
  const limit = limitOfWidth(source)
  if (limit >= widest(sizes)) return {}
  return { maxWidth: limit, maxHeight: Math.round((limit * height) / width), margin: 'auto' }
}

/** An image in its stored widths; the browser chooses one. */
export function Picture({
  source,
  sizes,
  shape = usualShape,
  className = '',
  priority = false,
}: PictureProps) {
  // Of one width there is nothing to choose.
  const srcSet = source.srcSet.includes(',') ? source.srcSet : undefined
  const factor = overWidth(source, shape)
  const drawnSizes = factor > 1 ? widened(sizes, factor) : sizes
  const style = {
    ...limitOf(source, drawnSizes),
    ...(source.position && { objectPosition: source.position }),
  }
  const image = (
    <img
      src={source.src}
      srcSet={srcSet}
      sizes={srcSet && drawnSizes}
      width={source.width}
      height={source.height}
      alt={source.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
      className={className || undefined}
      style={Object.keys(style).length > 0 ? style : undefined}
    />
  )
  if (!source.mark) return image
  return (
    <>
      <span className="picture-mark">{source.mark}</span>
      {image}
    </>
  )
}
