import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { dropStrayFiles } from './standalone-files.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'perron-standalone-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), 'x')
}

test('a built server has its files and nothing of the folder it was built in', () => {
  const needed = [
    '.next/server/app.js',
    'help/fr/pages.md',
    'next-server.js',
    'node_modules/next/x.js',
    'package.json',
    'server.js',
    'src/lib/cache/page-cache-handler.cjs',
  ]
  const stray = [
    'data/secret',
    'data/perron.db',
    '.env',
    '.env.local',
    'notes.txt',
    'public/start.js',
    'README.md',
    'src/lib/cache/tags.ts',
    'src/app/layout.tsx',
    'tests/x.test.ts',
    'messages/fr/site.json',
  ]
  for (const file of [...needed, ...stray]) write(file)
  dropStrayFiles(folder)
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  )
  expect(left.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort()).toEqual(
    needed,
  )
})
