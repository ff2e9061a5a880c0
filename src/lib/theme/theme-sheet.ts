import { sha256 } from '@/lib/values/digest'

import { fonts, type FontName } from './fonts'
import { isDarkTheme, resolveTheme, type ChosenTheme, type Palette, type Theme } from './theme'
import { cssName } from './tokens'

/** Unicode range of the second file of each font, without the characters that the first one has too, such as œ. */
const latinExtRange =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113'

/** System fonts of each kind: the one whose measures the fallback takes, under its names on all systems, and the rest. */
const systemFonts = {
  sans: { sources: ['Arial', 'Liberation Sans'], rest: 'Arial,sans-serif' },
  serif: {
    sources: ['Times New Roman', 'Liberation Serif'],
    rest: "'Times New Roman',serif",
  },
} as const

/** The faces of a family. Browsers load the second file only for pages with characters of its range; the fallback prevents layout shift. */
function facesOf(font: FontName, use: 'text' | 'headings'): string {
  const { name, kind, latin, latinExt, weights, [use]: fallback } = fonts[font]
  const face = (file: string, range = '') =>
    `@font-face{font-family:'${name}';src:url(${file});font-weight:${weights};font-display:swap${range}}`
  const sources = systemFonts[kind].sources.map((source) => `local('${source}')`).join()
  const { ascent, descent, lineGap, size } = fallback
  return [
    face(latin),
    face(latinExt, `;unicode-range:${latinExtRange}`),
    `@font-face{font-family:'${name} fallback';src:${sources};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%;size-adjust:${size}%}`,
  ].join('')
}

const stackOf = (font: FontName): string => {
  const { name, kind } = fonts[font]
  return `'${name}','${name} fallback',${systemFonts[kind].rest}`
}

const declare = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name.startsWith('--') ? name : cssName(name)}:${value}`)
    .join(';')

/** A dark site is printed in the colours of paper. */
function printed({ palette, paper }: Theme): string {
  const others = Object.entries(paper).filter(([name, colour]) => palette[name as keyof Palette] !== colour)
  return `@media print{:root{color-scheme:light;${declare(Object.fromEntries(others))}}}`
}

/** The stylesheet of a theme: fonts and the variables that site.css reads. */
export function themeSheet(theme: Theme): string {
  const { palette, fonts: chosen, sizes, texts, motif } = theme
  const isDark = isDarkTheme(theme)
  const variables = [
    `--headings:${stackOf(chosen.fontHeadings)}`,
    `--texts:${stackOf(chosen.fontText)}`,
    declare(palette),
    declare(sizes),
    declare(texts),
    `--stair:${motif === 'none' ? 0 : 1}`,
    `color-scheme:${isDark ? 'dark' : 'light'}`,
  ]
  const { fontHeadings, fontText } = chosen
  const faces =
    facesOf(fontText, 'text') + (fontHeadings === fontText ? '' : facesOf(fontHeadings, 'headings'))
  return `${faces}:root{${variables.filter(Boolean).join(';')}}${isDark ? printed(theme) : ''}`
}

/** The colours of a theme alone, as variables. */
export const paletteVariables = (palette: Palette): string => declare(palette)

/** Writes the settings of the studio as a part of the path of the stylesheet. */
const letters = {
  p: 'primaryColour',
  a: 'accentColour',
  h: 'headingFont',
  t: 'textFont',
  r: 'radius',
  m: 'motif',
} as const satisfies Record<string, keyof ChosenTheme>

const pathPattern = /^\/theme\/((?:[pahtrm][a-z0-9-]+\.)*)([0-9a-f]{8})\.css$/

const keyOf = (chosen: ChosenTheme): string =>
  Object.entries(letters)
    .flatMap(([letter, name]) => {
      const value = chosen[name]?.toLowerCase().replace('#', '')
      return value && /^[a-z0-9-]+$/.test(value) ? [`${letter}${value}.`] : []
    })
    .join('')

const hashOf = (css: string): string => sha256(css).slice(0, 8)

/** A cache of stylesheets by the settings of the studio. */
const made = new Map<string, { css: string; hash: string }>()
const maxMade = 20

/** What the studio sets, out of the path. */
function chosenOf(key: string): ChosenTheme {
  const chosen: ChosenTheme = {}
  for (const part of key.split('.').filter(Boolean)) {
    const name = letters[part[0] as keyof typeof letters]
    const value = part.slice(1)
    chosen[name] = name.endsWith('Colour') ? `#${value}` : value
  }
  return chosen
}

function sheetOf(key: string) {
  const stored = made.get(key)
  if (stored) return stored
  const css = themeSheet(resolveTheme(chosenOf(key)))
  const sheet = { css, hash: hashOf(css) }
  if (made.size >= maxMade) made.clear()
  made.set(key, sheet)
  return sheet
}

/** Where the stylesheet is; the path says everything that the studio sets, so it needs no database and keeps its content. */
export function themeSheetPath(chosen?: ChosenTheme | null): string {
  const key = keyOf(chosen ?? {})
  return `/theme/${key}${sheetOf(key).hash}.css`
}

/** The stylesheet of a path, and whether it is that of this build: one of another build has other files of fonts. */
export function findThemeSheet(path: string): { css: string; isCurrent: boolean } | null {
  const [, key, hash] = pathPattern.exec(path) ?? []
  if (key === undefined) return null
  const sheet = sheetOf(key)
  return { css: sheet.css, isCurrent: sheet.hash === hash }
}

/** The file of a face, for the browser to load before it has read the stylesheet. */
export const fontFile = (chosen: ChosenTheme | null | undefined, of: keyof Theme['fonts']): string =>
  fonts[resolveTheme(chosen).fonts[of]].latin
