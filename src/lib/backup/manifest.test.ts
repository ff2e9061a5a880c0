import { expect, test } from 'vitest'

import { backupFormat, countRows, parseManifest, partsOf, type Manifest } from './manifest'
import { formatBytes, makeProgress } from './progress'

const name = (digit: string) => digit.repeat(64)

const manifest: Manifest = {
  format: backupFormat,
  id: '',
  startedAt: '2026-11-23T03:00:00.000Z',
  finishedAt: '2026-11-23T03:00:10.000Z',
  site: 'https://example.org',
  version: '0.1.0',
  migrations: ['20261123_initial'],
  database: {
    kind: 'sqlite',
    bytes: 20,
    sha256: name('a'),
    parts: [{ name: name('b'), bytes: 9 }],
    counts: { users: 2, leads: 3 },
  },
  files: [
    {
      path: 'media/house.webp',
      bytes: 5,
      sha256: name('c'),
      modifiedAt: 1.5,
      parts: [{ name: name('c'), bytes: 5 }],
    },
  ],
}

const mongodb = {
  kind: 'mongodb' as const,
  isSnapshot: true,
  collections: [
    { name: 'users', format: 'ejson' as const, documents: 4, parts: [{ name: name('d'), bytes: 1 }] },
    { name: 'leads', format: 'bson' as const, documents: 6, parts: [] },
  ],
}

test('a manifest comes back as it was written', () => {
  for (const database of [manifest.database, mongodb])
    expect(parseManifest(JSON.stringify({ ...manifest, database }))).toEqual({ ...manifest, database })
})

const { files, ...withoutFiles } = manifest
const [file] = files

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['another object', { name: 'perron' }],
  ['a missing list', withoutFiles],
  ['a newer format', { ...manifest, format: backupFormat + 1 }],
  ['a path out of the folder', { ...manifest, files: [{ ...file, path: 'media/../../etc/passwd' }] }],
  ['an absolute path', { ...manifest, files: [{ ...file, path: '/etc/passwd' }] }],
  ['a part that is no hash', { ...manifest, files: [{ ...file, parts: [{ name: '../x', bytes: 1 }] }] }],
  ['a database of another kind', { ...manifest, database: { kind: 'mysql' } }],
])('%s is no manifest', (_, value) => {
  expect(parseManifest(typeof value === 'string' ? value : JSON.stringify(value))).toBeNull()
})

test('its parts and rows are those of files and database', () => {
  expect(partsOf(manifest).map((part) => part.name[0])).toEqual(['b', 'c'])
  expect(partsOf({ ...manifest, database: mongodb }).map((part) => part.name[0])).toEqual(['d', 'c'])
  expect([countRows(manifest.database), countRows(mongodb)]).toEqual([5, 10])
})

test.each([
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [1_234_567, '1.2 MB'],
  [2_000_000_000, '2.0 GB'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('counts are shown at most every two seconds', () => {
  const lines: string[] = []
  let now = 0
  const progress = makeProgress(
    (line) => lines.push(line),
    () => now,
  )
  for (const [at, done] of [
    [500, 1],
    [2000, 1200],
    [2500, 1300],
    [4000, 2000],
  ] as const) {
    now = at
    progress.count('files', done, 2000)
  }
  expect(lines).toEqual(['  1,200 of 2,000 files', '  2,000 of 2,000 files'])
})
