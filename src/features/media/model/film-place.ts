interface Box {
  type: string
  from: number
  to: number
}

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, to - from)).toString('latin1')

/** The boxes of an mp4 file; reading stops at the first invalid one. */
function* boxesOf(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let from = 0
  while (from + 8 <= bytes.length) {
    const short = view.getUint32(from)
    const isLong = short === 1 && from + 16 <= bytes.length
    // All accepted files are shorter than the lower 32 bits of the number can express.
    const size = isLong ? view.getUint32(from + 12) : short
    const to = short === 0 ? bytes.length : Math.min(from + size, bytes.length)
    if (to < from + 8) return
    yield { type: latin(bytes, from + 4, from + 8), from, to }
    from = to
  }
}

/** Degrees as phones write them: +50.6412+005.5718+070.000/ */
const place = /[+-]\d{2}(?:\.\d+)[+-]\d{3}(?:\.\d+)(?:[+-]\d+(?:\.\d+)?)?\/?/g

/** A 3GPP box with a place in numbers. */
const binaryPlace = /loci/g

/**
 * Overwrites the place of recording in an mp4 film; the lengths stay, so that the film remains playable.
 *
 * @returns whether the film contained a place
 */
export function forgetFilmPlace(bytes: Uint8Array): boolean {
  let hasChanged = false
  const overwrite = (from: number, text: string) => {
    bytes.set(Buffer.from(text, 'latin1'), from)
    hasChanged = true
  }
  for (const { type, from, to } of boxesOf(bytes)) {
    if (type !== 'moov' && type !== 'udta' && type !== 'meta') continue
    const content = latin(bytes, from, to)
    for (const { index, 0: match } of content.matchAll(place))
      overwrite(from + index, ' '.repeat(match.length))
    for (const { index } of content.matchAll(binaryPlace)) overwrite(from + index, 'free')
  }
  return hasChanged
}
