/** What is known of a stored picture. */
export interface PictureFacts {
  width: number
  height: number
  /** Of its pixels, from 0 for black to 1 for white; null until it is measured. */
  luminance: number | null
  /** What can be seen, in the language of the editor. */
  alt: string
}

export type PictureFault = 'tiny' | 'small' | 'dark' | 'portraitFirst'

/** The first picture of a property is at most so wide on the page, in pixels, and none is enlarged by more than half. */
const shownWidth = 702
const maxEnlarged = 1.5
/** On a fine screen, a picture with fewer pixels across is not sharp over the whole window. */
const sharpWidth = 1200
/** Below this mean luminance a façade is no longer recognised on a card. */
const darkest = 0.2

/** Words for rooms that sell nothing, in the languages of the site. */
const poorFirst =
  /\b(salles? (de (bains?|douche)|d['’]eau)|wc|toilettes?|douche|badkamer|bath ?room|shower|badezimmer|dusche|cave|kelder|cellar|keller|couloir|gang|hall|flur|cage d['’]escalier|traphal|treppenhaus)\b/i
/** The German room only: neither the English word nor a town such as Bad Homburg. */
const bathInGerman = /\bBad\b(?! \p{Lu})/u

/** @param isMain it is the first picture of a property */
export function pictureFaults({ width, height, luminance }: PictureFacts, isMain: boolean): PictureFault[] {
  const faults: PictureFault[] = []
  if (width * maxEnlarged < shownWidth) faults.push('tiny')
  else if (width < sharpWidth) faults.push('small')
  if (luminance !== null && luminance < darkest) faults.push('dark')
  if (isMain && height > width) faults.push('portraitFirst')
  return faults
}

const isGoodFirst = (facts: PictureFacts): boolean =>
  pictureFaults(facts, true).length === 0 && !poorFirst.test(facts.alt) && !bathInGerman.test(facts.alt)

/**
 * Which picture had better be the first: the earliest one without a fault that shows no bathroom, cellar or corridor.
 *
 * @param pictures in their order; undefined while one is being read
 * @returns null when the first picture has no fault, when it is not read yet, and when all have faults
 */
export function betterFirst(pictures: readonly (PictureFacts | undefined)[]): number | null {
  const [first] = pictures
  if (!first || isGoodFirst(first)) return null
  const index = pictures.findIndex((each) => each && isGoodFirst(each))
  return index < 0 ? null : index
}

/** Mean luminance of pixels as a canvas gives them: red, green, blue and opacity from 0 to 255. */
export function meanLuminance(pixels: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  return pixels.length === 0 ? 0 : sum / (pixels.length / 4) / 255
}
