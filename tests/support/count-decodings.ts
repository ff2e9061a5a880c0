import sharp, { type Sharp } from 'sharp'

const methods = ['toBuffer', 'toFile', 'stats'] as const

/**
 * Runs `work` and returns the largest number of decodings that were under way in Sharp at the same time. Sharp's own
 * counter includes reads of a header, which decode nothing.
 */
export async function countParallelDecodings(work: () => Promise<unknown>): Promise<number> {
  const prototype: Sharp = sharp.prototype
  const originals = methods.map((method) => [method, prototype[method]] as const)
  let running = 0
  let most = 0
  for (const [method, original] of originals) {
    Object.assign(prototype, {
      [method]: async function count(this: Sharp, ...args: unknown[]): Promise<unknown> {
        running += 1
        most = Math.max(most, running)
        try {
          return await Reflect.apply(original, this, args)
        } finally {
          running -= 1
        }
      },
    })
  }
  try {
    await work()
  } finally {
    Object.assign(prototype, Object.fromEntries(originals))
  }
  return most
}
