import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp'

import { findExcess, maxPixels } from './picture-limits'

// One core and no cache: a server that receives fifty photos at once must continue to respond to visitors.
sharp.concurrency(1)
sharp.cache(false)

let lastDecoding: Promise<unknown> = Promise.resolve()

/** One decoding at a time in this process: each needs up to some hundred megabytes. */
function decodeInTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  const result = lastDecoding.then(decode)
  lastDecoding = result.catch(() => undefined)
  return result
}

/** The header is read again here, because not every picture passes the check of an upload: one may be stored already. */
async function refuseExcess(picture: Sharp): Promise<void> {
  const excess = findExcess(await picture.metadata())
  if (excess) throw new Error(`Picture exceeds the limit of its ${excess}`)
}

/**
 * Replaces the methods that decode, on this picture and its clones. Streams are not covered; the product uses none.
 * Sharp has one limit for the product of the sides and none for a side.
 */
function withLimits(picture: Sharp): Sharp {
  const inTurn = <Result>(decode: (...args: never[]) => Promise<Result>) =>
    function run(...args: never[]): Promise<Result> {
      return decodeInTurn(async () => {
        await refuseExcess(picture)
        return decode.apply(picture, args)
      })
    }
  const { toBuffer, toFile, stats, clone } = picture
  return Object.assign(picture, {
    toBuffer: inTurn(toBuffer),
    toFile: inTurn(toFile),
    stats: inTurn(stats),
    clone: () => withLimits(clone.call(picture)),
  })
}

/**
 * Sharp, limited for a server that also serves pages: at most 40 million pixels and 16,383 pixels a side, read from the
 * header before anything is decoded, and one decoding at a time. Rejects what exceeds the limits.
 */
function limitedSharp(input?: SharpInput | SharpInput[], options?: SharpOptions): Sharp {
  return withLimits(sharp(input, { limitInputPixels: maxPixels, ...options }))
}

/** For Payload too, whose type asks for all of Sharp's static functions. */
export const pictureEngine: typeof sharp = Object.assign(limitedSharp, sharp)
