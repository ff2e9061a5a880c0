import type { FontName } from './fonts'
import type { defaultFonts, defaultSizes, Motif, textSizes, ThemeColours } from './tokens'

type TextToken = `--text-${(typeof textSizes)[number]}${'' | '--line-height'}`

/** What `site/theme.css` says of the look of a site. */
export interface SiteTheme {
  colours: Partial<ThemeColours>
  fonts: Partial<Record<keyof typeof defaultFonts, FontName>>
  sizes: Partial<Record<keyof typeof defaultSizes, string>>
  /** Sizes of texts and their line heights, by their whole name, such as `--text-hero`. */
  texts: Partial<Record<TextToken, string>>
  motif?: Motif
}

/** The pictures in `site/` as SVG, which stand where the studio has none. */
export interface SitePictures {
  logo: string | null
  logoOnDark: string | null
  icon: string | null
}
