import fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvCell, csvLine, csvMark, csvStream } from './csv'

test.each([
  ['Liège', 'Liège'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [12.5, '12,5'],
  [-14, '-14'],
  [Number.NaN, ''],
  [null, ''],
  [true, '1'],
  [new Date('2026-11-20T10:00:00Z'), '2026-11-20'],
  // 00:30 in Belgium
  [new Date('2027-06-30T22:30:00Z'), '2027-07-01'],
] as const)('writes %j as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

const formulas = [
  '=1+1',
  '+32 4 221',
  '-2+3',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋32',
  '－2',
  '＠SUM(A1)',
  '﹦1',
  '−2',
  ' =1+1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '\t=1',
  '\u0000=1',
  '\u3000＝1',
]

test.each(formulas)('%j is never run as a formula', (text) => {
  expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true)
})

/** Parses a line as spreadsheets do. */
const read = (line: string): string[] =>
  [...`;${line.replace(/\r\n$/, '')}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^";]*))/g)].map(
    ([, inQuotes, bare]) => inQuotes?.replaceAll('""', '"') ?? bare ?? '',
  )

test('written cells are read back unchanged', () => {
  const text = fc
    .string()
    .filter((each) => csvCell(each).replace(/^"/, '')[0] !== "'" || each.startsWith("'"))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (cells) => {
      expect(read(csvLine(cells))).toEqual(cells)
    }),
  )
})

test('a list is written batch by batch, below its headings', async () => {
  async function* batches() {
    yield [{ city: 'Huy' }, { city: 'Visé' }]
    yield [{ city: 'Ans;1' }]
  }
  const stream = csvStream([{ heading: 'Ville', value: ({ city }: { city: string }) => city }], batches())
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text).toBe(`${csvMark}Ville\r\nHuy\r\nVisé\r\n"Ans;1"\r\n`)
})
