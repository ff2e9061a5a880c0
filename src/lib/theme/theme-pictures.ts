import { sitePictures } from '@site/generated/pictures'

import { pictureEngine } from '@/lib/pictures/picture-engine'
import type { Theme } from '@/lib/theme/theme'
import { sha256 } from '@/lib/values/digest'

/** A door at the top of three steps, for a site without an icon of its own. */
const defaultIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="var(--brand)"/><g fill="var(--on-brand)" transform="translate(3.2 2.6) scale(.8)"><path d="M10 1h12v17h-2.4V3.4h-7.2V18H10z"/><path d="M14.4 6.2 18.6 4v14h-4.2z"/><path d="M8 19.5h16v3H8zM5 24h22v3H5zM2 28.5h28v3H2z"/></g></svg>'

/** Whether `site/` has an icon of its own. */
export const hasSiteIcon = sitePictures.icon !== null

/** Sides of the square icons in pixels: of an iPhone's screen, and of a list of apps. */
export const iconSizes = [180, 192, 512] as const

const svgFiles = ['icon.svg', 'logo.svg', 'logo-on-dark.svg'] as const
export type ThemeFile = (typeof svgFiles)[number] | `icon-${(typeof iconSizes)[number]}.png`

const sources: Record<(typeof svgFiles)[number], string | null> = {
  'icon.svg': sitePictures.icon ?? defaultIcon,
  'logo.svg': sitePictures.logo,
  'logo-on-dark.svg': sitePictures.logoOnDark,
}

/** A drawing of `site/` in the colours of the theme: a picture cannot read the variables of the page. */
export function themeSvg(
  name: (typeof svgFiles)[number],
  { palette }: Pick<Theme, 'palette'>,
): string | null {
  const { brand, onBrand, accent } = palette
  const colours: Record<string, string> = { '--brand': brand, '--on-brand': onBrand, '--accent': accent }
  return (
    sources[name]?.replace(/var\((--[a-z-]+)\)/g, (written, colour: string) => colours[colour] ?? written) ??
    null
  )
}

const isSvg = (file: string): file is keyof typeof sources => Object.hasOwn(sources, file)

/** Where a file of the theme is; the version changes with its colours. Null when `site/` has no such drawing. */
export function themeFilePath(file: ThemeFile, theme: Theme): string | null {
  const svg = themeSvg(isSvg(file) ? file : 'icon.svg', theme)
  return svg && `/theme/${file}?v=${sha256(svg).slice(0, 8)}`
}

/** Width and height of a drawing in its own units; of one that does not say them a square. */
export function svgSize(svg: string): { width: number; height: number } {
  const [, width = 1, height = 1] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

/** A drawing as a picture whose edges stay sharp up to this size in pixels: its own is that at 72 dots per inch. */
export async function openDrawing(svg: string, size: number) {
  const { width = size, height = size } = await pictureEngine(Buffer.from(svg)).metadata()
  const density = Math.min(2400, Math.max(72, (72 * size) / Math.max(width, height)))
  return pictureEngine(Buffer.from(svg), { density })
}

/** A cache: drawing an icon takes some milliseconds. */
const drawn = new Map<string, Buffer>()

async function drawIcon(svg: string, size: number): Promise<Buffer> {
  const key = `${size} ${svg}`
  const stored = drawn.get(key)
  if (stored) return stored
  const icon = await (await openDrawing(svg, size)).resize(size, size).png().toBuffer()
  if (drawn.size >= iconSizes.length * 2) drawn.clear()
  drawn.set(key, icon)
  return icon
}

/** A file of the theme with its type; null when there is none of this name. */
export async function readThemeFile(
  file: string,
  theme: Theme,
): Promise<{ content: Buffer; type: string } | null> {
  if (isSvg(file)) {
    const svg = themeSvg(file, theme)
    return svg === null ? null : { content: Buffer.from(svg), type: 'image/svg+xml' }
  }
  const size = iconSizes.find((each) => file === `icon-${each}.png`)
  const svg = size && themeSvg('icon.svg', theme)
  return svg ? { content: await drawIcon(svg, size), type: 'image/png' } : null
}
