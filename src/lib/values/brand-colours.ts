import { contrastRatio, darkenedTo, isHexColour, readableOn } from './contrast'

/** Colours as an editor chose them; empty or wrong ones leave the defaults. */
interface ChosenColours {
  primaryColour?: string | null
  accentColour?: string | null
}

/** Colours of an agency as `#rrggbb`, such that every text drawn with them can be read (WCAG 2.2, 1.4.3). */
export interface BrandColours {
  /** Of links on white and on the grey of the site, and the background of white texts. */
  brand: string
  /** What a button of the main colour takes up under the pointer: black, or white when it is nearly black itself. */
  shade: string
  /** Only a background: of labels, marks on maps and focus rings. */
  accent: string
  /** Of texts on the accent. */
  onAccent: string
}

/** The lightest grey of the site behind coloured texts (`--color-mist` in site.css). */
const lightGround = '#f1f4f7'

export const defaultColours = { primaryColour: '#1d4f7c', accentColour: '#f2c14e' } as const

/** The colours of the site, its maps, e-mails and documents. A main colour too light for texts is darkened. */
export function brandColours(chosen?: ChosenColours | null): BrandColours {
  const primary = isHexColour(chosen?.primaryColour) ? chosen.primaryColour : defaultColours.primaryColour
  const accent = isHexColour(chosen?.accentColour) ? chosen.accentColour : defaultColours.accentColour
  const brand = darkenedTo(primary, lightGround)
  const shade = contrastRatio(brand, '#000000') < 1.8 ? '#ffffff' : '#000000'
  return { brand, shade, accent, onAccent: readableOn(accent) }
}
