import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fillDisk } from '../../tests/support/full-disk'
import { findStoredFile, storeBuild } from './stored-builds'

const hourMs = 3_600_000
let folder: string
let builds: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  folder = await mkdtemp(path.join(tmpdir(), 'perron-builds-'))
  builds = path.join(folder, 'builds')
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true, force: true })
})

async function makeServer(id: string, files: Record<string, string>): Promise<string> {
  const root = path.join(folder, `server ${id}`)
  for (const [file, text] of Object.entries({ '.next/BUILD_ID': `${id}\n`, ...files })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  return root
}

const setAge = async (id: string, hours: number) => {
  const then = new Date(Date.now() - hours * hourMs)
  await utimes(path.join(builds, id), then, then)
}

test('the files of each build are found in the others’ folder', async () => {
  await storeBuild(
    await makeServer('one', { '.next/static/chunks/a.js': 'a', 'public/scripts/b.js': 'b' }),
    builds,
  )
  await storeBuild(await makeServer('two', { '.next/static/chunks/c.js': 'c' }), builds)
  expect((await readdir(builds)).sort()).toEqual(['one', 'two'])
  const file = await findStoredFile(builds, '/static/chunks/a.js')
  expect(file).toBe(path.join(builds, 'one'))
  expect(await readFile(path.join(file ?? '', 'static/chunks/a.js'), 'utf8')).toBe('a')
  expect(await findStoredFile(builds, '/scripts/b.js')).toBe(path.join(builds, 'one'))
  expect(await findStoredFile(builds, '/static/chunks/c.js')).toBe(path.join(builds, 'two'))
  expect(await findStoredFile(builds, '/static/chunks/d.js')).toBeNull()
  expect(await findStoredFile(builds, '/static/../../server one/.next/BUILD_ID')).toBeNull()
})

test('a build is stored for a day after the last process that serves it', async () => {
  const [one, two] = [
    await makeServer('one', { '.next/static/a.js': 'a' }),
    await makeServer('two', { '.next/static/b.js': 'b' }),
  ]
  await storeBuild(one, builds)
  await setAge('one', 23)
  await storeBuild(two, builds)
  expect(await readdir(builds)).toEqual(['one', 'two'])
  await setAge('one', 27)
  await storeBuild(two, builds)
  expect(await readdir(builds)).toEqual(['two'])
})

test('a place that cannot be written is reported, and the site runs', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await writeFile(builds, 'a file')
  await storeBuild(await makeServer('one', { '.next/static/a.js': 'a' }), builds)
  expect(warn).toHaveBeenCalledOnce()
  expect(await findStoredFile(builds, '/static/a.js')).toBeNull()
  warn.mockRestore()
})

test('a disk with little room is left to the forms, and half a copy does not stay', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const root = await makeServer('one', { '.next/static/a.js': 'a' })
  const unmount = fillDisk(builds, 200_000)
  if (unmount) {
    await mkdir(path.join(builds, 'older'))
    await setAge('older', 27)
    await storeBuild(root, builds)
    expect(await readdir(builds)).toEqual(['filler'])
    unmount()
  }
  // A pipe cannot be copied: the copy fails after it has begun.
  execFileSync('mkfifo', [path.join(root, '.next/static/b')])
  await storeBuild(root, builds)
  expect(await readdir(builds)).toEqual([])
  expect(warn).toHaveBeenCalledTimes(unmount ? 2 : 1)
  warn.mockRestore()
})

test('a copy that a killed process left goes after half an hour', async () => {
  await mkdir(path.join(builds, 'old.123.tmp'), { recursive: true })
  await mkdir(path.join(builds, 'young.124.tmp'))
  await setAge('old.123.tmp', 0.6)
  await storeBuild(await makeServer('one', { '.next/static/a.js': 'a' }), builds)
  expect((await readdir(builds)).sort()).toEqual(['one', 'young.124.tmp'])
})
