const inkColour = '#0f1a24'
const whiteColour = '#ffffff'

/** Smallest contrast of texts with their background (WCAG 2.2, 1.4.3). */
export const minTextContrast = 4.5

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The reverse of `channel`: two hex digits, rounded away from the background so that the contrast is enough. */
function hexOf(light: number, round: (value: number) => number): string {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, round(value * 255)))
    .toString(16)
    .padStart(2, '0')
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
}

/** Whether a text is a valid colour of the configuration: `#rrggbb`. */
export const isHexColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The text colour, white or dark ink, with the higher contrast on a background `#rrggbb`. */
export const readableOn = (background: string): string =>
  contrastRatio(background, whiteColour) >= contrastRatio(background, inkColour) ? whiteColour : inkColour

/** Whether a ground is dark: white can be read better on it than black. */
export const isDark = (ground: string): boolean =>
  contrastRatio(ground, whiteColour) > contrastRatio(ground, '#000000')

const mapChannels = (
  colour: string,
  map: (light: number) => number,
  round: (value: number) => number,
): string => `#${[1, 3, 5].map((at) => hexOf(map(channel(colour, at)), round)).join('')}`

/**
 * A colour as it is, or with the same hue as dark, or on a dark ground as light, as texts on the ground need.
 *
 * @param ground `#rrggbb`, on which black or white can be read
 */
export function readableAs(colour: string, ground: string): string {
  if (contrastRatio(colour, ground) >= minTextContrast) return colour
  if (!isDark(ground)) {
    const factor = ((luminance(ground) + 0.05) / minTextContrast - 0.05) / luminance(colour)
    return mapChannels(
      colour,
      (light) => light * factor,
      (value) => Math.floor(value + 1e-6),
    )
  }
  const wanted = (luminance(ground) + 0.05) * minTextContrast - 0.05
  // First as strong as its hue can be, then mixed with white.
  const strongest = Math.max(channel(colour, 1), channel(colour, 3), channel(colour, 5))
  const factor = strongest > 0 ? Math.min(wanted / luminance(colour), 1 / strongest) : 1
  const reached = luminance(colour) * factor
  const white = (wanted - reached) / (1 - reached)
  return mapChannels(
    colour,
    (light) => light * factor + (1 - light * factor) * white,
    (value) => Math.ceil(value - 1e-6),
  )
}
