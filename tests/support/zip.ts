import { crc32, deflateRawSync } from 'node:zlib'

interface ZipEntry {
  name: string
  content: string | Uint8Array
  /** What the archive says instead of the size of the content. */
  statedSize?: number
  isEncrypted?: boolean
}

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endHeader = 0x06054b50

const numbers = (values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    values.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes)
      part.writeUIntLE(value, 0, bytes)
      return part
    }),
  )

/** Makes a zip archive, also one that lies. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, statedSize, isEncrypted = false } of entries) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const fileName = Buffer.from(name)
    // Version, flags, deflate, time, date, checksum, sizes, length of the name, no extra field.
    const common = numbers([
      ...([
        [20, 2],
        [isEncrypted ? 1 : 0, 2],
        [8, 2],
        [0, 2],
        [33, 2],
        [crc32(raw), 4],
        [packed.length, 4],
      ] as const),
      ...([
        [statedSize ?? raw.length, 4],
        [fileName.length, 2],
        [0, 2],
      ] as const),
    ])
    const local = Buffer.concat([numbers([[localHeader, 4]]), common, fileName, packed])
    // No comment, first disk, no attributes.
    const rest = numbers([
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ])
    central.push(
      Buffer.concat([
        numbers([
          [centralHeader, 4],
          [20, 2],
        ]),
        common,
        rest,
        fileName,
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const count = entries.length
  const end = numbers([
    [endHeader, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  ])
  return Buffer.concat([...parts, directory, end])
}
