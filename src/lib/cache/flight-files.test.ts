import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

const { flightPath, sweepFlight, useFlight, writeFlight } = createRequire(import.meta.url)(
  './flight-files.cjs',
) as {
  flightPath: (folder: string, name: string) => string | null
  sweepFlight: (folder: string, options?: { now?: number; limit?: number }) => Promise<void>
  useFlight: (folder: string, name: string) => boolean
  writeFlight: (folder: string, text: string) => string
}

const hour = 3600
let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'flight-')), 'flight')
  return () => rmSync(path.dirname(folder), { recursive: true })
})

const age = (name: string, hours: number) => {
  const then = Date.now() / 1000 - hours * hour
  utimesSync(path.join(folder, name), then, then)
}
const ageOf = (name: string) => (Date.now() - statSync(path.join(folder, name)).mtimeMs) / 1000 / hour

test('equal texts share one file, named by its content', () => {
  const name = writeFlight(folder, 'a')
  expect(writeFlight(folder, 'a')).toBe(name)
  expect(writeFlight(folder, 'b')).not.toBe(name)
  expect(name).toMatch(/^[a-f0-9]{32}\.js$/)
  expect(readFileSync(flightPath(folder, name) ?? '', 'utf8')).toBe('a')
  expect(readdirSync(folder)).toHaveLength(2)
})

test.each(['../../etc/passwd', 'a.js', `${'a'.repeat(32)}.js.tmp`, `${'A'.repeat(32)}.js`, ''])(
  'no path leads out of the folder: %s',
  (name) => {
    expect(flightPath(folder, name)).toBeNull()
    expect(useFlight(folder, name)).toBe(false)
  },
)

test('a used file is touched once an hour at most', () => {
  const name = writeFlight(folder, 'a')
  age(name, 0.5)
  expect(useFlight(folder, name)).toBe(true)
  expect(ageOf(name)).toBeCloseTo(0.5, 1)
  age(name, 2)
  expect(useFlight(folder, name)).toBe(true)
  expect(ageOf(name)).toBeCloseTo(0, 1)
})

test('a file that is gone is reported', () => {
  const name = writeFlight(folder, 'a')
  rmSync(path.join(folder, name))
  expect(useFlight(folder, name)).toBe(false)
})

test('a sweep keeps what was used within a day', async () => {
  const [fresh, old] = [writeFlight(folder, 'a'), writeFlight(folder, 'b')]
  age(fresh, 23)
  age(old, 25)
  await sweepFlight(folder)
  expect(readdirSync(folder)).toEqual([fresh])
})

test('a sweep removes the oldest beyond the limit in bytes', async () => {
  const names = ['aaaa', 'bbbb', 'cccc'].map((text) => writeFlight(folder, text))
  names.forEach((name, index) => age(name, index + 1))
  await sweepFlight(folder, { limit: 8 })
  expect(names.map((name) => existsSync(path.join(folder, name)))).toEqual([true, true, false])
})
