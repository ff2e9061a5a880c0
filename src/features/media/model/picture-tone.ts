import { contrastRatio, minTextContrast } from '@/lib/values/contrast'

/** Shares of the colour behind a text, 0 to 1, that must lie over a picture so that it can be read there. */
export interface Veils {
  /** Of the dark colour below a light text. */
  light: number
  /** Of the light colour below a dark text. */
  dark: number
}

/** The text over a picture; without one that can be read over a thin veil, the header has a ground of its own. */
export type HeaderTone = { text: 'light' | 'dark'; veil: number } | { text: 'own' }

/** So much of a picture may be lighter or darker than what the veil is made for: birds, masts, stars. */
const ignoredShare = 0.02
const step = 0.02
/** A thicker veil hides the picture. */
const thickest = 0.3
/** Over a picture that could not be measured, and over a film: light texts can be read on white. */
const unknownTone: HeaderTone = { text: 'light', veil: 0.72 }

const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** A colour over another one. @param share of the one above, 0 to 1 */
const over = (above: string, below: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => [above, below].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)))
    .map(([top = 0, bottom = 0]) => twoDigits(top * share + bottom * (1 - share)))
    .join('')}`

function veilOf(pixel: string, veil: string, text: string): number {
  let share = 0
  while (share < 1 && contrastRatio(over(veil, pixel, share), text) < minTextContrast) share += step
  return Math.round(Math.min(share, 1) * 100) / 100
}

/** @param pixels red, green and blue from 0 to 255, one after the other */
export function veilsOf(pixels: Uint8Array, { dark, onDark }: { dark: string; onDark: string }): Veils {
  const colours = Array.from({ length: Math.floor(pixels.length / 3) }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3)
    return `#${twoDigits(red)}${twoDigits(green)}${twoDigits(blue)}`
  }).sort((one, other) => contrastRatio(one, '#000000') - contrastRatio(other, '#000000'))
  const at = (share: number) => colours[Math.round(share * (colours.length - 1))] ?? dark
  return {
    light: veilOf(at(1 - ignoredShare), dark, onDark),
    dark: veilOf(at(ignoredShare), onDark, dark),
  }
}

/** The tone of a header over pictures that take turns; null for one that could not be measured. */
export function headerTone(pictures: readonly (Veils | null)[]): HeaderTone {
  const measured = pictures.flatMap((veils) => veils ?? [])
  if (measured.length === 0 || measured.length < pictures.length) return unknownTone
  const light = Math.max(...measured.map((veils) => veils.light))
  const dark = Math.max(...measured.map((veils) => veils.dark))
  const veil = Math.min(light, dark)
  return veil > thickest ? { text: 'own' } : { text: dark < light ? 'dark' : 'light', veil }
}
