import type { WordMatches } from '@/features/listings/model/words/word-matches'

/**
 * Writes matches as a short text: the differences in bytes of seven bits, in base 64. About two characters each, a tenth of
 * JSON, for the cache.
 */
export function encodeMatches(matches: WordMatches): string {
  const bytes = Buffer.alloc(matches.length * 5)
  let [length, last] = [0, 0]
  for (const match of matches) {
    let rest = match - last
    last = match
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes[length++] = (rest % 128) + 128
    bytes[length++] = rest
  }
  return bytes.subarray(0, length).toString('base64')
}

/** Reads what `encodeMatches` wrote. */
export function decodeMatches(text: string): WordMatches {
  const bytes = Buffer.from(text, 'base64')
  const matches = new Uint32Array(bytes.length)
  let [length, last, scale] = [0, 0, 1]
  for (const byte of bytes) {
    last += (byte & 127) * scale
    if (byte > 127) scale *= 128
    else {
      matches[length++] = last
      scale = 1
    }
  }
  return matches.subarray(0, length)
}
