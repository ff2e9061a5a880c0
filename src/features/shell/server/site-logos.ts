import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { Shell, ShellLogo } from '@/features/shell/model/shell'
import { isDarkTheme, resolveTheme, type Theme } from '@/lib/theme/theme'
import type { Media, SiteConfig } from '@/payload-types'

import { svgSize, themeFilePath, themeSvg } from '@/lib/theme/theme-pictures'

/** Height of a drawing of `site/` in pixels of CSS, from which its width follows. */
const logoHeight = 80

/** A logo is read as the name of the agency, whatever its text in the media library says. */
function uploaded(media: Media | string | null | undefined, alt: string): ShellLogo | null {
  const source = toPictureSource(media, 400)
  // One size: a logo is at most 200 px wide.
  return source && { ...source, srcSet: '', alt }
}

function drawn(file: 'logo.svg' | 'logo-on-dark.svg', theme: Theme, alt: string): ShellLogo | null {
  const svg = themeSvg(file, theme)
  const src = themeFilePath(file, theme)
  if (svg === null || src === null) return null
  const { width, height } = svgSize(svg)
  return { src, srcSet: '', width: Math.round((logoHeight * width) / height), height: logoHeight, alt }
}

/**
 * The logos for the ground of the site and for dark grounds: those of the studio, else those of `site/`. Where there is none
 * for dark grounds, the one of a single colour is painted white.
 *
 * @param theme of another site, for tests
 */
export function siteLogos(
  brand: SiteConfig['brand'],
  agencyName: string,
  theme = resolveTheme(brand),
): Pick<Shell, 'logo' | 'logoOnDark'> {
  const logo = uploaded(brand?.logo, agencyName) ?? drawn('logo.svg', theme, agencyName)
  const oneColour = uploaded(brand?.logoOneColour, agencyName)
  const logoOnDark =
    uploaded(brand?.logoOnDark, agencyName) ??
    (oneColour && { ...oneColour, shownAs: 'white' as const }) ??
    drawn('logo-on-dark.svg', theme, agencyName)
  if (!isDarkTheme(theme)) return { logo: logo ?? oneColour, logoOnDark }
  return { logo: logoOnDark ?? (logo && { ...logo, shownAs: 'on plate' as const }), logoOnDark }
}
