import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { builtNames, fileIn, programNames } from './commands.mjs'
import { copyDist, dropStrayFiles, makeDist } from './dist.mjs'
import { thisSystem } from './system.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'perron-dist-'))
  return () => rmSync(root, { recursive: true, force: true })
})

const write = (file, text = 'x') => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)))
    .sort()

const ofServer = [
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

test('a built server has its files and nothing of the folder it was built in', () => {
  for (const file of [...ofServer, ...stray]) write(file)
  dropStrayFiles(root)
  expect(filesIn('.')).toEqual(ofServer)
})

/** What the steps before have left in the folder of the project. */
function writeBuild() {
  for (const file of ofServer) write(`.next/standalone/${file}`)
  write('.next/standalone/node_modules/vitest/x.js')
  const packages = { '': {}, 'node_modules/next': {}, 'node_modules/vitest': { dev: true } }
  write('package-lock.json', JSON.stringify({ packages }))
  write('.next/static/a1.js')
  write('public/start.js')
  write('LICENSE')
  const commands = [...builtNames, ...programNames].map((name) => fileIn('.', name).slice(2))
  for (const name of commands) write(`.next/commands/${name}`, 'import"./chunk-AAAA1111.mjs"')
  write('.next/commands/chunk-AAAA1111.mjs', 'const later=()=>import("./chunk-BBBB2222.mjs")')
  write('.next/commands/chunk-BBBB2222.mjs')
  write('.next/commands/seed.mjs', 'import"./chunk-CCCC3333.mjs"')
  write('.next/commands/chunk-CCCC3333.mjs')
  mkdirSync(path.join(root, 'scripts'))
  symlinkSync(path.resolve('scripts/program'), path.join(root, 'scripts/program'))
  return commands
}

test('a build is the server, what browsers load, the commands with their parts, and perron.mjs', async () => {
  const commands = writeBuild()
  write('dist/left-of-a-former-build.js')
  await makeDist(root, { version: '1.2.3', id: 'a1b2', ...thisSystem() })
  expect(filesIn('dist')).toEqual(
    [
      ...ofServer,
      ...commands.map((name) => `.next/commands/${name}`),
      '.next/commands/chunk-AAAA1111.mjs',
      '.next/commands/chunk-BBBB2222.mjs',
      '.next/static/a1.js',
      'THIRD-PARTY-NOTICES.md',
      'build.json',
      'perron.mjs',
      'public/start.js',
      'public/third-party-notices.txt',
    ].sort(),
  )
})

test('a build takes along what the agency has for its map, and nothing else of its folder', async () => {
  writeBuild()
  write('site/map/rivers.json')
  write('site/theme.css')
  await makeDist(root, { version: '1.2.3', id: 'a1b2', ...thisSystem() })
  expect(filesIn('dist').filter((file) => file.startsWith('site'))).toEqual(['site/map/rivers.json'])
})

test('what an operator keeps in the folder outlives a build, and is not copied with it', async () => {
  writeBuild()
  write('dist/.env')
  write('dist/data/perron.db')
  await makeDist(root, { version: '1.2.3', id: 'a1b2', ...thisSystem() })
  expect(filesIn('dist')).toEqual(expect.arrayContaining(['.env', 'data/perron.db', 'perron.mjs']))
  copyDist(root, path.join(root, 'copy'))
  expect(filesIn('copy')).toContain('perron.mjs')
  expect(filesIn('copy').filter((file) => file === '.env' || file.startsWith('data'))).toEqual([])
})
