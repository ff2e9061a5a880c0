import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { toSvg } from './compose'
import type { Done, Job } from './picture-worker'
import type { PictureRequest } from './request'

export type { BuildingKind, PictureKind, PictureRequest } from './request'

/** Draws one picture as WebP. The same request gives the same bytes. */
export async function drawPicture(request: PictureRequest): Promise<Buffer> {
  // At 72 dpi a unit of the drawing is one pixel: it is rendered once, at its final size.
  return sharp(Buffer.from(toSvg(request)), { density: 72 })
    .removeAlpha()
    .webp({ quality: 78, effort: 2 })
    .toBuffer()
}

type OnPicture = (index: number, webp: Buffer) => Promise<void>

/** A worker runs TypeScript only when told how. Jobs are handed out one at a time, so that slow pictures hold up nobody. */
const startWorker = (): Worker =>
  new Worker(new URL('./picture-worker.mjs', import.meta.url), { execArgv: [] })

/** Draws many pictures on all cores; each is handed over as soon as it is ready, in no particular order. */
export async function drawPictures(requests: PictureRequest[], onPicture: OnPicture): Promise<void> {
  const waiting = requests.map((request, index): Job => ({ index, request }))
  const workers = Array.from({ length: Math.min(availableParallelism(), requests.length) }, startWorker)
  try {
    await Promise.all(workers.map((worker) => drainWith(worker, waiting, onPicture)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Gives one worker job after job until none is left. */
function drainWith(worker: Worker, waiting: Job[], onPicture: OnPicture): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = waiting.shift()
      if (job) worker.postMessage(job)
      else resolve()
    }
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A picture worker stopped with code ${code}`)))
    worker.on('message', ({ index, webp }: Done) => {
      onPicture(index, Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength)).then(next, reject)
    })
    next()
  })
}
