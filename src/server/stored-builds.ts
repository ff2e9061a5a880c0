import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

import { hasRoom } from '@/lib/storage/disk-room'

const hourMs = 3_600_000
/** A page of a build that no process serves any more finds its files for a day, in milliseconds. */
const storedMs = 24 * hourMs
/** Longer than a copy takes. */
const draftMs = hourMs / 2
/** More than the hour after which each running process says that it uses its build. */
const marginMs = 2 * hourMs

/** Folders of a built server whose files are named by their content, and where they are stored. */
const folders = [
  ['.next/static', 'static'],
  ['public/scripts', 'scripts'],
] as const

async function touch(folder: string): Promise<void> {
  const now = new Date()
  await utimes(folder, now, now)
}

/** Copies the files, unless an earlier process did. The name appears when all of them are there. */
async function copyBuild(root: string, target: string): Promise<void> {
  if (existsSync(target)) return
  const sources = folders.filter(([from]) => existsSync(path.join(root, from)))
  const sizes = await Promise.all(sources.map(([from]) => folderBytes(path.join(root, from))))
  if (!(await hasRoom(path.dirname(target), sum(sizes))))
    throw new Error('The disk of the data has no room for them')
  const draft = `${target}.${process.pid}.tmp`
  try {
    await mkdir(draft, { recursive: true })
    for (const [from, to] of sources)
      await cp(path.join(root, from), path.join(draft, to), { recursive: true })
    await rename(draft, target)
  } catch (error) {
    // Half a copy would take the room that forms need.
    await rm(draft, { recursive: true, force: true })
    // Another process may have been faster.
    if (!existsSync(target)) throw error
  }
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return sum(
    await Promise.all(
      files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
    ),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

async function sweep(builds: string, now: number): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name)
    // Another process may have renamed or removed it.
    const mtimeMs = (await stat(folder).catch(() => null))?.mtimeMs ?? now
    // A process that ends while it copies leaves half a copy.
    const longestMs = name.endsWith('.tmp') ? draftMs : storedMs + marginMs
    if (now - mtimeMs > longestMs) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Stores the static files of this build for the other processes of the site and for a day after the last process that
 * serves it, and removes older ones. Without a place for them the site runs all the same.
 *
 * @param root folder of the running server
 * @param builds folder of all builds, shared by the processes of the site
 */
export async function storeBuild(root: string, builds: string): Promise<void> {
  const store = async () => {
    const id = (await readFile(path.join(root, '.next/BUILD_ID'), 'utf8')).trim()
    const target = path.join(builds, id)
    await mkdir(builds, { recursive: true })
    if (existsSync(target)) await touch(target)
    // First: older builds may be what fills the disk.
    await sweep(builds, Date.now())
    await copyBuild(root, target)
    await touch(target)
  }
  const tryToStore = () =>
    store().catch((error: unknown) =>
      console.warn('The files of this build are not stored for others', error),
    )
  await tryToStore()
  setInterval(() => void tryToStore(), hourMs).unref()
}

/** The folder of the stored build that has a file, or null. */
export async function findStoredFile(builds: string, file: string): Promise<string | null> {
  // `..` would lead out of the folder.
  if (!/^[\w./~-]+$/.test(file) || file.split('/').includes('..')) return null
  const names = await readdir(builds).catch(() => [])
  const build = names.find((name) => !name.endsWith('.tmp') && existsSync(path.join(builds, name, file)))
  return build ? path.join(builds, build) : null
}
