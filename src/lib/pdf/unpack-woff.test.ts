import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { unpackWoff } from './unpack-woff'

const folder = path.resolve('node_modules/@fontsource/figtree/files')
const read = (name: string) => readFileSync(path.join(folder, `figtree-${name}-normal.woff`))

/** Sum of the 32-bit numbers of a table, as a font states it (OpenType, "Calculating checksums"). */
function checksumOf(table: Buffer): number {
  const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
  table.copy(padded)
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

describe.each(['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'])('the font in %s', (name) => {
  const woff = read(name)
  const font = unpackWoff(woff)

  test('has the kind, the tables and the size that the file states', () => {
    expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4))
    expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12))
    expect(font.length).toBe(woff.readUInt32BE(16))
  })

  test('has whole tables, whose checksums are right', () => {
    const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      return {
        tag: font.toString('latin1', at, at + 4),
        checksum: font.readUInt32BE(at + 4),
        table: font.subarray(
          font.readUInt32BE(at + 8),
          font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12),
        ),
      }
    })
    expect(entries.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']))
    // The table "head" holds a checksum of the whole file.
    for (const { tag, checksum, table } of entries)
      if (tag !== 'head') expect([tag, checksumOf(table)]).toEqual([tag, checksum])
  })
})

test('a damaged table is an error', () => {
  const woff = read('latin-400')
  expect(() => unpackWoff(Buffer.from(woff).fill(0xff, 400, 5000))).toThrow()
})
