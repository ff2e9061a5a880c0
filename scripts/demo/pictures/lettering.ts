import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'
import { round } from './kit'

const require = createRequire(import.meta.url)
const opened = new Map<number, Font>()

/** Static files on purpose: fontkit cannot pick a weight out of a variable one. */
function fontOf(weight: 500 | 700): Font {
  const known = opened.get(weight)
  if (known) return known
  const font = openSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`))
  opened.set(weight, font)
  return font
}

export interface Lettering {
  anchor?: 'start' | 'middle' | 'end'
  weight?: 500 | 700
}

export function textWidth(text: string, size: number, weight: 500 | 700 = 500): number {
  const font = fontOf(weight)
  return (
    (font.layout(text).positions.reduce((sum, position) => sum + position.xAdvance, 0) * size) /
    font.unitsPerEm
  )
}

/** Text as outlines: letters in an SVG would be set in whatever font the machine happens to have. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  { anchor = 'middle', weight = 500 }: Lettering = {},
): string {
  const font = fontOf(weight)
  const run = font.layout(text)
  const scale = size / font.unitsPerEm
  const width = textWidth(text, size, weight)
  let cursor = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  const glyphs = run.glyphs.map((glyph, index) => {
    const data = glyph.path.toSVG()
    const left = cursor
    cursor += (run.positions[index]?.xAdvance ?? 0) * scale
    return (
      data &&
      `<path transform="translate(${round(left)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${data}"/>`
    )
  })
  return `<g fill="${colour}">${glyphs.join('')}</g>`
}
