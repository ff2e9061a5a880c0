import { readFileSync } from 'node:fs'

import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'

import { unprintable } from '@/features/submissions/model/form-rules'

import { fonts } from '@/lib/theme/fonts'

import { placesOf } from '../../../scripts/lib/copy-fonts.mjs'
import { fontRuns, type Subset } from './font-runs'

const families = Object.entries(fonts).flatMap(([family, { isOfHeadings }]) => (isOfHeadings ? [] : [family]))

/** The characters in a file of the font; the types of the package lack this property. */
function hasCharacter(family: string, subset: Subset): (codePoint: number) => boolean {
  const { fixed } = placesOf(process.cwd(), family)
  const file = readFileSync(fixed(`${family}-${subset}-400-normal.woff`))
  const doc = new PDFDocument({ font: file as unknown as string })
  const { font } = Reflect.get(doc, '_font') as {
    font: { hasGlyphForCodePoint: (codePoint: number) => boolean }
  }
  return (codePoint) => font.hasGlyphForCodePoint(codePoint)
}

describe('characters that can be printed', () => {
  test.each(families)('are in that file of %s from which they are written', (family) => {
    const has = { latin: hasCharacter(family, 'latin'), 'latin-ext': hasCharacter(family, 'latin-ext') }
    for (let codePoint = 0x20; codePoint < 0x2_0000; codePoint += 1) {
      const letter = String.fromCodePoint(codePoint)
      if (/[\p{Cf}\p{Cs}]/u.test(letter) || unprintable(letter).length > 0) continue
      const [run] = fontRuns(letter)
      expect(run && has[run.subset](run.text.codePointAt(0) ?? 0), codePoint.toString(16)).toBe(true)
    }
  })

  test.each(['Łukasz Şahin', 'Ștefan Dvořák', 'Zoë d’Œuvre', 'Straße 5 – 12', 'Jan\u200bsen', 'Ĳsbrand'])(
    '%s',
    (text) => {
      expect(unprintable(text)).toEqual([])
    },
  )

  test.each([
    ['Иван', ['И', 'в', 'а', 'н']],
    ['Αλέξης', ['Α', 'λ', 'έ', 'ξ', 'η', 'ς']],
    ['Nguyễn', ['ễ']],
    ['王 😀', ['王', '😀']],
  ])('%s is not', (text, letters) => {
    expect(unprintable(text)).toEqual(letters)
  })
})
