import { siteTheme as builtTheme } from '@site/generated/theme'

import { contrastRatio, isDark, isHexColour, readableAs, readableOn } from '@/lib/values/contrast'
import { isOneOf } from '@/lib/values/read-value'

import { fonts as shelf, isFontName, type FontName } from './fonts'
import type { SiteTheme } from './site-theme'
import {
  defaultColours,
  defaultFonts,
  defaultSizes,
  motifs,
  radii,
  type Motif,
  type Radius,
  type ThemeColours,
} from './tokens'

/** What the studio sets of it; empty or wrong values leave what `theme.css` says. */
export interface ChosenTheme {
  primaryColour?: string | null
  accentColour?: string | null
  headingFont?: string | null
  textFont?: string | null
  radius?: string | null
  motif?: string | null
}

/** Colours of one ground, such that every text drawn with them can be read (WCAG 2.2, 1.4.3). */
export interface Palette extends ThemeColours {
  /** Of texts on the brand and on the accent. */
  onBrand: string
  onAccent: string
  /** What a button of the brand takes up under the pointer: the one of black and white that is not like its text. */
  shade: string
}

export interface Theme {
  /** Of screens. */
  palette: Palette
  /** Of the grounds of texts, the one on which a text is harder to read. */
  hardGround: string
  /** Of what is white whatever the site: e-mails, documents and printed pages. */
  paper: Palette
  fonts: Record<keyof typeof defaultFonts, FontName>
  sizes: Record<keyof typeof defaultSizes, string>
  texts: SiteTheme['texts']
  motif: Motif
}

const harderGround = ({ ground, mist, ink }: ThemeColours): string =>
  contrastRatio(ground, ink) < contrastRatio(mist, ink) ? ground : mist

function toPalette(colours: ThemeColours): Palette {
  const brand = readableAs(colours.brand, harderGround(colours))
  const onBrand = readableOn(brand)
  const darker = contrastRatio(brand, '#000000') < 1.8 ? '#ffffff' : '#000000'
  return {
    ...colours,
    brand,
    onBrand,
    onAccent: readableOn(colours.accent),
    shade: onBrand === '#ffffff' ? darker : '#ffffff',
  }
}

/** The named one, if it is one of the texts. */
const among = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  isOneOf(values, value) ? value : undefined

/**
 * The theme: what the studio sets wins over `theme.css`, and that over the product.
 *
 * @param site of another site, for tests
 */
export function resolveTheme(chosen?: ChosenTheme | null, site: SiteTheme = builtTheme): Theme {
  const { primaryColour, accentColour, headingFont, textFont, radius, motif } = chosen ?? {}
  const ownColours = {
    ...site.colours,
    ...(isHexColour(primaryColour) && { brand: primaryColour }),
    ...(isHexColour(accentColour) && { accent: accentColour }),
  }
  const { brand, accent } = { ...defaultColours, ...ownColours }
  const named = among(Object.keys(radii) as Radius[], radius)
  const fonts = { ...defaultFonts, ...site.fonts }
  return {
    palette: toPalette({ ...defaultColours, ...ownColours }),
    hardGround: harderGround({ ...defaultColours, ...ownColours }),
    paper: toPalette({ ...defaultColours, brand, accent }),
    fonts: {
      fontHeadings: isFontName(headingFont) ? headingFont : fonts.fontHeadings,
      fontText: isFontName(textFont) ? textFont : fonts.fontText,
      fontPrint: isFontName(textFont) && !shelf[textFont].isOfHeadings ? textFont : fonts.fontPrint,
    },
    sizes: { ...defaultSizes, ...site.sizes, ...(named && { radius: radii[named] }) },
    texts: site.texts,
    motif: among(motifs, motif) ?? site.motif ?? 'steps',
  }
}

/** A colour, or the one most like it that can be read on the pages. */
export const nearestReadableBrand = (colour: string): string => readableAs(colour, resolveTheme().hardGround)

/** Whether the site is dark, so that its header and pages need the logo for dark grounds. */
export const isDarkTheme = ({ palette }: Theme): boolean => isDark(palette.ground)
