import { readFileSync } from 'node:fs'
import path from 'node:path'

import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromFile } from '@capsizecss/unpack/fs'

import { fontFiles, placesOf, readOwnFonts, readShelf } from './copy-fonts.mjs'
import { siteFolder } from './site-folder.mjs'

const fallbacks = { sans: arial, serif: timesNewRoman }

/** What a package of the fonts says of one. */
const readPackage = <Content>(root: string, font: string, file: string): Content =>
  JSON.parse(
    readFileSync(path.join(root, `node_modules/@fontsource-variable/${font}/${file}`), 'utf8'),
  ) as Content

interface FontMetadata {
  variable: { wght: { min: string; max: string } }
}

const percent = (value: unknown): number => Math.round(Number.parseFloat(String(value)) * 10) / 10

/** How far a system font is stretched to take the room of one of this weight, in percent. */
async function fallbackOf(root: string, font: string, weight: '400' | '600', kind: keyof typeof fallbacks) {
  const file = placesOf(root, font).fixed(`${font}-latin-${weight}-normal.woff`)
  const metrics = await fromFile(file)
  const { fontFaces } = createFontStack([metrics, fallbacks[kind]], { fontFaceFormat: 'styleObject' })
  const [face] = fontFaces.map((each) => each['@font-face'])
  if (!face) throw new Error(`${file} has no measures`)
  return {
    ascent: percent(face.ascentOverride),
    descent: percent(face.descentOverride),
    lineGap: percent(face.lineGapOverride),
    size: percent(face.sizeAdjust ?? 100),
  }
}

type Families = Readonly<
  Record<string, { name: string; kind: keyof typeof fallbacks; isOfHeadings?: boolean }>
>

/** A line for each family: its files and the measures of its fallback. */
async function linesOf(root: string, families: Families, weightsOf: (font: string) => string) {
  const files = fontFiles(root)
  const lines = await Promise.all(
    Object.entries(families).map(async ([font, { name, kind, isOfHeadings = false }]) => {
      const [latin, latinExt] = files.filter((file) => file.font === font)
      const facts = {
        name,
        kind,
        isOfHeadings,
        weights: weightsOf(font),
        latin: `/fonts/${latin?.name}`,
        latinExt: `/fonts/${latinExt?.name}`,
        text: await fallbackOf(root, font, '400', kind),
        headings: await fallbackOf(root, font, '600', kind),
      }
      return `  '${font}': ${JSON.stringify(facts)},\n`
    }),
  )
  return lines.join('')
}

function weightsOfPackage(root: string, font: string): string {
  const { min, max } = readPackage<FontMetadata>(root, font, 'metadata.json').variable.wght
  return `${min} ${max}`
}

const shelfModule = (lines: string): string =>
  `// Written by \`npm run generate\` from font-shelf.json and the packages of the fonts. Do not edit.
import { fonts as siteFonts } from '@site/generated/fonts'

/**
 * The fonts that an agency can choose. A font with \`isOfHeadings\` lacks characters that PDFs need. \`text\` and \`headings\`
 * are the metrics of its fallback, in percent.
 */
export const fonts = {
${lines}  ...siteFonts,
} as const

export type FontName = keyof typeof fonts

export const isFontName = (value: unknown): value is FontName =>
  typeof value === 'string' && Object.hasOwn(fonts, value)
`

const siteModule = (lines: string): string =>
  `// Written by \`npm run generate\` from fonts.json in the folder above. Do not edit.
export const fonts = {${lines && `\n${lines}`}} as const
`

/** The modules with the fonts of the shelf and the agency's own, by their path in the project. */
export async function fontModules(root: string): Promise<Map<string, string>> {
  const families = readOwnFonts(root)
  const shelf = await linesOf(root, readShelf(root), (font) => weightsOfPackage(root, font))
  const ofSite = await linesOf(root, families, (font) => families[font]?.weights ?? '')
  return new Map([
    ['src/lib/theme/fonts.ts', shelfModule(shelf)],
    [`${siteFolder(root)}/generated/fonts.ts`, siteModule(ofSite)],
  ])
}
