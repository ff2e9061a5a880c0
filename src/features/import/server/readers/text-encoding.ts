import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

import type { FeedRepair } from '../../model/feed-reading'

/** How the bytes of a file become text. */
export interface TextEncoding {
  /** A label of the Encoding Standard, or `mixed`: UTF-8 with some characters of Windows-1252. */
  label: string
  repair?: FeedRepair
  /** The last character is incomplete: the file was cut off. */
  isCutOff?: boolean
}

const headBytes = 1024

/** Excel and other programs of Windows write it without saying so. */
const fallback = 'windows-1252'

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headBytes) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The encoding that a mark at the beginning names, or the zeros of UTF-16 without one. */
function encodingOfMark(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  return head[0] === 0 && head[1] === 0x3c ? 'utf-16be' : null
}

/** The encoding in an XML declaration, when it is one of single bytes that the platform knows. */
function declaredEncoding(head: Buffer): string | null {
  const named = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head.toString('latin1'))?.[1]
  if (named === undefined) return null
  try {
    const { encoding } = new TextDecoder(named)
    // A file without the mark or the zeros of UTF-16 is none, whatever a program wrote at its beginning.
    return encoding === 'utf-8' || encoding.startsWith('utf-16') ? null : encoding
  } catch {
    return null
  }
}

const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80

/** How many bytes have to follow the first one of a character; null for a byte that begins none. */
function followingBytes(byte: number): number | null {
  if (byte < 0x80) return 0
  if (byte >= 0xc2 && byte <= 0xdf) return 1
  if (byte >= 0xe0 && byte <= 0xef) return 2
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : null
}

/** Bytes that are no UTF-8, and characters of several bytes that are. */
interface Utf8Count {
  characters: number
  invalid: number
  isCutOff: boolean
}

async function countUtf8(file: string): Promise<Utf8Count> {
  let [characters, invalid, missing] = [0, 0, 0]
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>)
    for (const byte of chunk) {
      if (missing > 0 && isContinuation(byte)) {
        missing -= 1
        if (missing === 0) characters += 1
        continue
      }
      if (missing > 0) invalid += 1
      const following = followingBytes(byte)
      if (following === null) invalid += 1
      missing = following ?? 0
    }
  return { characters, invalid, isCutOff: missing > 0 }
}

/**
 * Finds out how a file is encoded: by its mark, as its XML declaration says, else as UTF-8, and when it is none as
 * Windows-1252. What is declared as another encoding and is UTF-8 throughout is read as UTF-8.
 */
export async function detectEncoding(file: string): Promise<TextEncoding> {
  const head = await readHead(file)
  const marked = encodingOfMark(head)
  if (marked?.startsWith('utf-16')) return { label: marked }
  const declared = declaredEncoding(head)
  const { characters, invalid, isCutOff } = await countUtf8(file)
  if (declared !== null && (invalid > 0 || isCutOff || characters === 0)) return { label: declared }
  if (declared !== null) return { label: 'utf-8', repair: 'encodingNamedWrongly' }
  if (invalid === 0) return { label: 'utf-8', isCutOff }
  // A few wrong characters in a text of UTF-8 do not make all others wrong.
  return invalid < characters
    ? { label: 'mixed', repair: 'encodingMixed' }
    : { label: fallback, repair: 'encodingGuessed' }
}

/** Decodes UTF-8 in which some characters are single bytes of Windows-1252. */
class MixedDecoder {
  private readonly single = new TextDecoder(fallback)
  private readonly strictDecoder = new TextDecoder('utf-8')
  private left = Buffer.alloc(0)

  decode(chunk: Buffer, isEnd = false): string {
    const bytes = Buffer.concat([this.left, chunk])
    let text = ''
    let start = 0
    let at = 0
    while (at < bytes.length) {
      const following = followingBytes(bytes[at] ?? 0)
      const end = at + 1 + (following ?? 0)
      if (following !== null && end > bytes.length && !isEnd) break
      const isWhole =
        following !== null && end <= bytes.length && bytes.subarray(at + 1, end).every(isContinuation)
      if (isWhole) {
        at = end
        continue
      }
      text +=
        this.strictDecoder.decode(bytes.subarray(start, at)) + this.single.decode(bytes.subarray(at, at + 1))
      at += 1
      start = at
    }
    text += this.strictDecoder.decode(bytes.subarray(start, at))
    this.left = bytes.subarray(at)
    return text
  }
}

/** Reads a file piece by piece as text, without its mark. */
export async function readText(
  file: string,
  { label }: TextEncoding,
  onText: (text: string) => void,
): Promise<void> {
  const chunks = createReadStream(file) as AsyncIterable<Buffer>
  if (label === 'mixed') {
    const mixed = new MixedDecoder()
    for await (const chunk of chunks) onText(mixed.decode(chunk))
    return onText(mixed.decode(Buffer.alloc(0), true))
  }
  const decoder = new TextDecoder(label)
  for await (const chunk of chunks) onText(decoder.decode(chunk, { stream: true }))
  onText(decoder.decode())
}
