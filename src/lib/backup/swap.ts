import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

import { processState } from '@/lib/process-state'
import { errorCode } from '@/lib/values/format-error'
import { sleep } from '@/lib/values/retry'

import type { RestoredObjects } from './restored-objects'
import { isRunning } from './running-backup'

/** What puts a restored site in place. Every step can be repeated. */
export interface Swap {
  /** Files and folders that take the place of others, which remain until all are in place. */
  moves: { from: string; to: string; old: string }[]
  /** Files that belong to what is replaced. */
  removals: string[]
  /** Collections of MongoDB that take the place of all others; see `mongo-target.ts`. */
  collections: string[] | null
  /** Files in a bucket that take the place of all others. */
  objects?: RestoredObjects
}

/** Folder in which a restore works, inside the data folder. */
export const restoreFolder = (dataDir: string): string => path.join(dataDir, '.restore')

const plan = 'swap.json'
const claimedPlan = /^swap-(\d+)@(.+)\.json$/
/** A process that has a plan notes so often that it goes on. */
const renewEveryMs = 10_000
/** After so long without a note its process, perhaps of another machine or container, has ended. */
const maxSilenceMs = 60_000
const pauseMs = 100

const unlessMissing = (error: unknown): void => {
  if (errorCode(error) !== 'ENOENT') throw error
}

/** A rename survives a power failure once its folder is written. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function move({ from, to, old }: Swap['moves'][number]): Promise<void> {
  if (!existsSync(from)) return
  await mkdir(path.dirname(old), { recursive: true })
  if (existsSync(old)) await rm(to, { recursive: true, force: true })
  else await rename(to, old).catch(unlessMissing)
  await rename(from, to)
  await syncFolder(path.dirname(to))
}

/** Takes the plan for this process. @returns its file; null when there is none; `busy` while another process has it */
async function claim(folder: string, mayTake: boolean): Promise<string | null | 'busy'> {
  const names = await readdir(folder).catch((): string[] => [])
  const ownName = `swap-${process.pid}@${hostname()}.json`
  if (names.includes(ownName)) return path.join(folder, ownName)
  const name = names.find((each) => each === plan || claimedPlan.test(each))
  if (!name) return null
  const [, pid, host] = claimedPlan.exec(name) ?? []
  if (pid && (host !== hostname() || isRunning(Number(pid))) && !mayTake) return 'busy'
  const isTaken = await rename(path.join(folder, name), path.join(folder, ownName)).then(
    () => true,
    () => false,
  )
  return isTaken ? path.join(folder, ownName) : 'busy'
}

/** When the process that has the plan noted last that it goes on, by its own clock. */
async function readNote(folder: string): Promise<number> {
  const name = (await readdir(folder).catch((): string[] => [])).find((each) => claimedPlan.test(each))
  const facts = name && (await stat(path.join(folder, name)).catch(() => null))
  return facts ? facts.mtimeMs : 0
}

async function claimPlan(folder: string): Promise<string | null> {
  for (let heardAt = Date.now(), note = 0; ;) {
    const claimed = await claim(folder, Date.now() - heardAt > maxSilenceMs)
    if (claimed !== 'busy') return claimed
    const latest = await readNote(folder)
    if (latest !== note) heardAt = Date.now()
    note = latest
    await sleep(pauseMs)
  }
}

const noteWork = (file: string): Promise<void> => utimes(file, new Date(), new Date()).catch(() => undefined)

/**
 * Finishes a restore that was killed while it put the restored data in place. Called before the database is opened;
 * several processes may call it at once.
 *
 * @param swapCollections puts restored collections of MongoDB in place; may be repeated
 * @returns whether there was one
 */
export async function finishSwap(
  dataDir: string,
  swapCollections: (collections: string[]) => Promise<void>,
): Promise<boolean> {
  const folder = restoreFolder(dataDir)
  if (!existsSync(folder)) return false
  const file = await claimPlan(folder)
  if (!file) return false
  const notes = setInterval(() => void noteWork(file), renewEveryMs)
  await carryOut(file, dataDir, swapCollections).finally(() => clearInterval(notes))
  return true
}

async function carryOut(
  file: string,
  dataDir: string,
  swapCollections: (collections: string[]) => Promise<void>,
): Promise<void> {
  const folder = restoreFolder(dataDir)
  const { moves, removals, collections, objects } = JSON.parse(await readFile(file, 'utf8')) as Swap
  // Loaded on use: most sites have no S3, and the SDK is large.
  if (objects) await (await import('./restored-objects')).placeObjects(objects, dataDir)
  if (collections) await swapCollections(collections)
  for (const each of removals) await rm(each, { force: true })
  for (const each of moves) await move(each)
  for (const { old } of moves) await rm(old, { recursive: true, force: true })
  // The plan goes last: until then a process that is killed here is followed by one that does the rest.
  for (const name of await readdir(folder))
    if (name !== path.basename(file)) await rm(path.join(folder, name), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

/** Writes the plan of a swap: from now on the restored data count, whatever happens to this process. */
export async function beginSwap(dataDir: string, swap: Swap): Promise<void> {
  const folder = restoreFolder(dataDir)
  const beside = path.join(folder, 'swap.unfinished')
  await writeFile(beside, JSON.stringify(swap), { flush: true })
  await rename(beside, path.join(folder, plan))
  await syncFolder(folder)
}

const finishingState = () => processState<{ finishing?: Promise<boolean> }>('finishingRestore', () => ({}))

/**
 * Finishes a restore that was killed while it put the restored data in place; nothing else. Called by every process
 * before it opens the database.
 */
export async function finishRestore(dataDir: string, databaseUri: string): Promise<boolean> {
  const state = finishingState()
  state.finishing ??= finishSwap(dataDir, async (collections) => {
    const { restoreTarget } = await import('./restore-target')
    await (await restoreTarget(databaseUri)).swapCollections(collections)
  }).finally(() => delete state.finishing)
  return state.finishing
}
