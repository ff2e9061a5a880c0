import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

const hourMs = 3_600_000
/** A page of a build that no process serves any more finds its files for a day, in milliseconds. */
const keptMs = 24 * hourMs
/** More than the hour after which each running process says that it uses its build. */
const marginMs = 2 * hourMs

/** Folders of a built server whose files are named by their content, and where they are kept. */
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
  const draft = `${target}.${process.pid}.tmp`
  await mkdir(draft, { recursive: true })
  for (const [from, to] of folders) {
    const source = path.join(root, from)
    if (existsSync(source)) await cp(source, path.join(draft, to), { recursive: true })
  }
  // Another process may have been faster.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
}

async function sweep(builds: string, now: number): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name)
    const { mtimeMs } = await stat(folder)
    if (now - mtimeMs > keptMs + marginMs) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Keeps the static files of this build for the other processes of the site and for a day after the last process that
 * serves it, and removes older ones. Without a place for them the site runs all the same.
 *
 * @param root folder of the running server
 * @param builds folder of all builds, shared by the processes of the site
 */
export async function keepBuild(root: string, builds: string): Promise<void> {
  const keep = async () => {
    const id = (await readFile(path.join(root, '.next/BUILD_ID'), 'utf8')).trim()
    const target = path.join(builds, id)
    await copyBuild(root, target)
    await touch(target)
    await sweep(builds, Date.now())
  }
  const tryToKeep = () =>
    keep().catch((error: unknown) => console.warn('The files of this build are not kept for others', error))
  await tryToKeep()
  setInterval(() => void tryToKeep(), hourMs).unref()
}

/** The folder of the kept build that has a file, or null. */
export async function findKeptFile(builds: string, file: string): Promise<string | null> {
  // `..` would lead out of the folder.
  if (!/^[\w./~-]+$/.test(file) || file.split('/').includes('..')) return null
  const names = await readdir(builds).catch(() => [])
  const found = names.find((name) => !name.endsWith('.tmp') && existsSync(path.join(builds, name, file)))
  return found ? path.join(builds, found) : null
}
