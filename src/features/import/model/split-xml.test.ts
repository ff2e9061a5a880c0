import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { XmlSplitter } from './split-xml'

function split(pieces: readonly string[]) {
  const result = { records: [] as [string, number][], bad: [] as [string, number][], outside: '' }
  const splitter = new XmlSplitter('item', {
    onRecord: (xml, line) => result.records.push([xml, line]),
    onBadRecord: (reason, _, line) => result.bad.push([reason, line]),
    onOutside: (xml) => (result.outside += xml),
  })
  for (const piece of pieces) splitter.write(piece)
  const endsInside = splitter.close()
  return { ...result, endsInside }
}

const file = `<?xml version="1.0"?>\n<x:root a=">">\n<x:item n="1">a<![CDATA[</y> <item>]]></x:item>\n<!-- <item> -->\n<ITEM n="2">b\n</ITEM><item/>\n</x:root>\n`

test('records, what is around them, and their lines', () => {
  const { records, bad, outside, endsInside } = split([file])
  expect(records).toEqual([
    ['<x:item n="1">a<![CDATA[</y> <item>]]></x:item>', 3],
    ['<ITEM n="2">b\n</ITEM>', 5],
    ['<item/>', 6],
  ])
  expect({ bad, endsInside }).toEqual({ bad: [], endsInside: false })
  expect(outside).toBe('<?xml version="1.0"?>\n<x:root a=">">\n\n<!-- <item> -->\n\n</x:root>\n')
})

test('where a file is cut into pieces makes no difference', () => {
  const result = split([file])
  fc.assert(
    fc.property(fc.array(fc.nat(file.length), { maxLength: 30 }), (cuts) => {
      const at = [0, ...cuts.sort((one, other) => one - other), file.length]
      const pieces = at.slice(1).map((end, index) => file.slice(at[index], end))
      expect(split(pieces)).toEqual(result)
    }),
  )
})

describe('a record without its end costs itself', () => {
  test.each([
    ['before the next one', '<r>\n<item>a\n<item>b</item></r>', [['unclosed', 2]], 1],
    ['in CDATA', '<r>\n<item><![CDATA[a</item>\n<item>b</item></r>', [['unclosed', 2]], 1],
    ['in a comment', '<r>\n<item><!-- a</item>\n<item>b<!-- --></item></r>', [['unclosed', 2]], 1],
  ])('%s', (_, xml, bad, records) => {
    const result = split([xml])
    expect(result.bad).toEqual(bad)
    expect(result.records).toHaveLength(records)
    expect(result.endsInside).toBe(false)
  })
})

test.each(['<r><item>a', '<r><item>a</item><it', '<r><!-- '])('%s ends inside', (xml) => {
  expect(split([xml]).endsInside).toBe(true)
})

test('a record of many megabytes is found in one reading', () => {
  const text = 'x'.repeat(64 * 1024)
  const pieces = ['<r><item>', ...Array.from({ length: 400 }, () => text), '</item></r>']
  expect(split(pieces).records.map(([xml]) => xml.length)).toEqual([400 * 64 * 1024 + 13])
})
