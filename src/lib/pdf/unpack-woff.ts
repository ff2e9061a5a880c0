import { inflateSync } from 'node:zlib'

const woffHeader = { size: 44, flavour: 4, tables: 12, entrySize: 20 }
const sfntHeader = { size: 12, entrySize: 16 }

const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * The font in a WOFF file (W3C recommendation WOFF 1.0, section 4), its tables decompressed. The PDF package reads WOFF
 * too, but decompresses the outlines again for every glyph.
 *
 * @throws when a table cannot be decompressed
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(woffHeader.tables)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woffHeader.size + index * woffHeader.entrySize
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    const data = packedLength < length ? inflateSync(packed) : packed
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      data,
    }
  })
  const headSize = sfntHeader.size + count * sfntHeader.entrySize
  const font = Buffer.alloc(headSize + tables.reduce((sum, { data }) => sum + padded(data.length), 0))
  woff.copy(font, 0, woffHeader.flavour, woffHeader.flavour + 4)
  // The largest power of two up to the number of tables, for a binary search.
  const power = Math.floor(Math.log2(count))
  const range = 2 ** power * sfntHeader.entrySize
  ;[count, range, power, count * sfntHeader.entrySize - range].forEach((value, index) =>
    font.writeUInt16BE(value, 4 + index * 2),
  )
  let offset = headSize
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = sfntHeader.size + index * sfntHeader.entrySize
    tag.copy(font, entry)
    checksum.copy(font, entry + 4)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(data.length, entry + 12)
    data.copy(font, offset)
    offset += padded(data.length)
  })
  return font
}
