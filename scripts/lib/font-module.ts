import { readFileSync } from 'node:fs'
import path from 'node:path'

import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromFile } from '@capsizecss/unpack/fs'

import { fontFiles, readShelf } from './copy-fonts.mjs'

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
  const file = path.join(root, `node_modules/@fontsource/${font}/files/${font}-latin-${weight}-normal.woff`)
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

/** The module with the fonts that an agency can choose, their files and the measures of their fallbacks. */
export async function renderFontModule(root: string): Promise<string> {
  const files = fontFiles(root)
  const fonts = await Promise.all(
    Object.entries(readShelf(root)).map(async ([font, { name, kind, isOfHeadings = false }]) => {
      const [latin, latinExt] = files.filter((file) => file.font === font)
      const { min, max } = readPackage<FontMetadata>(root, font, 'metadata.json').variable.wght
      return {
        font,
        name,
        kind,
        isOfHeadings,
        weights: `${min} ${max}`,
        latin: `/fonts/${latin?.name}`,
        latinExt: `/fonts/${latinExt?.name}`,
        text: await fallbackOf(root, font, '400', kind),
        headings: await fallbackOf(root, font, '600', kind),
      }
    }),
  )
  const entries = fonts.map(({ font, ...facts }) => `  '${font}': ${JSON.stringify(facts)},\n`)
  return `// Written by \`npm run generate\` from font-shelf.json and the packages of the fonts. Do not edit.

/**
 * The fonts that an agency can choose. A font with \`isOfHeadings\` lacks characters that PDFs need. \`text\` and \`headings\`
 * are the metrics of its fallback, in percent.
 */
export const fonts = {
${entries.join('')}} as const

export type FontName = keyof typeof fonts

export const isFontName = (value: unknown): value is FontName =>
  typeof value === 'string' && Object.hasOwn(fonts, value)
`
}
