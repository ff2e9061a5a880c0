import { pictureEngine } from './picture-engine'

/** The boxes of a HEIC one after the other, as ISO 14496-12 has them, up to the first that is not whole. */
function* boxesIn(content: Buffer): Generator<{ type: string; content: Buffer }> {
  for (let at = 0; at + 8 <= content.length;) {
    const stated = content.readUInt32BE(at)
    // 1: the length follows in 64 bits; 0: up to the end.
    const isLong = stated === 1 && at + 16 <= content.length
    const length = isLong ? Number(content.readBigUInt64BE(at + 8)) : stated || content.length - at
    const head = isLong ? 16 : 8
    if (length < head || at + length > content.length) return
    const type = content.toString('latin1', at + 4, at + 8)
    yield { type, content: content.subarray(at + head, at + length) }
    at += length
  }
}

const boxesOf = (content: Buffer, type: string): Buffer[] =>
  [...boxesIn(content)].flatMap((box) => (box.type === type ? [box.content] : []))

/** Number of the primaries of Display P3 in a `colr` box of ITU-T H.273. */
const displayP3 = 12

/** The profile of Display P3, which has no file of its own here. */
async function makeDisplayP3(): Promise<Buffer | undefined> {
  const pixel = pictureEngine(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } })
  const tagged = await pixel.withIccProfile('p3').png().toBuffer()
  return (await pictureEngine(tagged).metadata()).icc
}

/**
 * The ICC profile of the colours of a HEIC, which its decoder leaves out: telephones store Display P3, whose numbers read
 * as sRGB give dull colours.
 *
 * @returns undefined for sRGB and for what states nothing
 */
export async function readHeicProfile(heic: Buffer): Promise<Buffer | undefined> {
  // Four bytes of version and flags come before the boxes of `meta`.
  const [meta] = boxesOf(heic, 'meta').map((content) => content.subarray(4))
  const properties = meta ? boxesOf(meta, 'iprp').flatMap((content) => boxesOf(content, 'ipco')) : []
  const colours = properties.flatMap((content) => boxesOf(content, 'colr'))
  const kindOf = (colour: Buffer) => colour.toString('latin1', 0, 4)
  const profiles = colours.flatMap((colour) =>
    ['prof', 'rICC'].includes(kindOf(colour)) ? [colour.subarray(4)] : [],
  )
  // Added pictures, such as that of the depth, may have a grey one.
  const profile = profiles.find((each) => each.toString('latin1', 16, 20) === 'RGB ')
  if (profile) return profile
  const isP3 = (colour: Buffer) => colour.length >= 6 && colour.readUInt16BE(4) === displayP3
  return colours.some((colour) => kindOf(colour) === 'nclx' && isP3(colour)) ? makeDisplayP3() : undefined
}

/** What a segment of a JPEG holds beside its own length and the head of a profile. */
const maxProfileBytes = 65_535 - 16

/**
 * A JPEG with an ICC profile that says what its numbers mean; the engine could only convert them. A profile that would need
 * several segments is left out: those of telephones have some hundred bytes.
 */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  if (profile.length > maxProfileBytes) return jpeg
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1')
  head.writeUInt16BE(head.length - 2 + profile.length, 2)
  // After the start, and the segment of JFIF that must follow it.
  const at = jpeg.readUInt16BE(2) === 0xffe0 ? 4 + jpeg.readUInt16BE(4) : 2
  return Buffer.concat([jpeg.subarray(0, at), head, profile, jpeg.subarray(at)])
}
