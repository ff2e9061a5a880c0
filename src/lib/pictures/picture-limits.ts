/** Limits of a picture that the server decodes. A small file can unfold into more memory than the server has. */

/** Width times height, of all frames together. */
export const maxPixels = 40_000_000

/** The longer side in pixels: the most that WebP can store, so that every size of a picture can be made. */
export const maxSide = 16_383

/** What a file states about its picture, in pixels. */
export interface StatedSize {
  width: number
  /** Of one frame, or of all frames below each other when `pageHeight` is there. */
  height: number
  pageHeight?: number
  /** Number of frames. */
  pages?: number
}

/** Why a picture is too large to decode; null when it is not. */
export function findExcess({ width, height, pageHeight, pages = 1 }: StatedSize): 'side' | 'pixels' | null {
  const frameHeight = pageHeight ?? height
  if (Math.max(width, frameHeight) > maxSide) return 'side'
  return width * frameHeight * pages > maxPixels ? 'pixels' : null
}
