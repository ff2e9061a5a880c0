interface Box {
  type: string
  from: number
  to: number
}

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, to - from)).toString('latin1')

/** The boxes of which an mp4 file is made; reading stops where they make no sense. */
function* boxesOf(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let from = 0
  while (from + 8 <= bytes.length) {
    const short = view.getUint32(from)
    const isLong = short === 1 && from + 16 <= bytes.length
    // Nothing we take is longer than the lower half of the number can say.
    const size = isLong ? view.getUint32(from + 12) : short
    const to = short === 0 ? bytes.length : Math.min(from + size, bytes.length)
    if (to < from + 8) return
    yield { type: latin(bytes, from + 4, from + 8), from, to }
    from = to
  }
}

/** Degrees as phones write them: +50.6412+005.5718+070.000/ */
const place = /[+-]\d{2}(?:\.\d+)[+-]\d{3}(?:\.\d+)(?:[+-]\d+(?:\.\d+)?)?\/?/g

/** A box of 3GPP that holds a place as numbers. */
const binaryPlace = /loci/g

/**
 * Overwrites in an mp4 film where it was taken; lengths stay, so that the film plays as before. Says whether there was
 * anything to overwrite.
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
    for (const { index, 0: found } of content.matchAll(place))
      overwrite(from + index, ' '.repeat(found.length))
    for (const { index } of content.matchAll(binaryPlace)) overwrite(from + index, 'free')
  }
  return hasChanged
}
