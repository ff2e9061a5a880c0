import type { PictureSource } from '@/lib/values/picture-source'

/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface Band {
  left: number
  top: number
  width: number
  height: number
}

/** In CSS pixels, width and height: phones, tablets, computers. */
const windows = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

const wide = 1024
/** The height of `.hero-stage` (site.css). */
const stageHeight = (width: number, height: number): number =>
  width < wide ? Math.min(0.38 * height, 480) : Math.min(0.84 * height, 768)
/** With the line above it on wide windows (header.css). */
const headerHeight = (width: number): number => (width < wide ? 72 : 110)
/** The focus of a hero picture without one of its own, in percent. */
const usualPosition = '68% 50%'

/**
 * Where the header lies on the picture of a hero: that covers its stage, so each window cuts it differently.
 *
 * @param menuRow height of a menu in a row of its own, in CSS pixels
 */
export function headerBands(
  { width, height, position = usualPosition }: Pick<PictureSource, 'width' | 'height' | 'position'>,
  menuRow = 0,
): Band[] {
  const [x = 50, y = 50] = position.split(' ').map((share) => Number.parseFloat(share))
  return windows.map(([windowWidth, windowHeight]) => {
    const stage = stageHeight(windowWidth, windowHeight)
    const header = headerHeight(windowWidth) + (windowWidth < wide ? 0 : menuRow)
    const scale = Math.max(windowWidth / width, stage / height)
    const shown = { width: windowWidth / (width * scale), height: stage / (height * scale) }
    return {
      left: ((1 - shown.width) * x) / 100,
      top: ((1 - shown.height) * y) / 100,
      width: shown.width,
      height: Math.min(header, stage) / (height * scale),
    }
  })
}
