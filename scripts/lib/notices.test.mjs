import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { findLicenceProblems, renderNotices } from './notices.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const problemsOf = (entry, statements = {}) =>
  findLicenceProblems({ packages: { '': { name: 'perron' }, 'node_modules/a': entry } }, statements)

test('the licence of every package of production was read', () => {
  expect(findLicenceProblems(lock)).toEqual([])
})

test.each([
  ['an unread licence', { license: 'SSPL-1.0' }, 'SSPL-1.0'],
  ['no licence', {}, 'no licence'],
])('a package of production with %s is named', (_, entry, reason) => {
  expect(problemsOf({ ...entry, version: '1.0.0' })).toEqual([`node_modules/a 1.0.0: ${reason}`])
})

test('packages of development pass, and those with a licence that they state elsewhere', () => {
  expect(problemsOf({ license: 'SSPL-1.0', dev: true })).toEqual([])
  expect(problemsOf({}, { a: 'MIT' })).toEqual([])
})

test('a statement that no package needs is named', () => {
  expect(problemsOf({ license: 'MIT' }, { a: 'MIT' })).toEqual(['no package needs the licence stated for a'])
})

const permission = 'Permission is hereby granted, free of charge'
let root

const write = (file, text) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'perron-notices-'))
  const packages = {
    '': {},
    'node_modules/one': { version: '1.2.3', license: 'MIT' },
    'node_modules/two': { version: '2.0.0', license: 'MIT' },
    'node_modules/bare': { version: '3.0.0', license: 'LGPL-3.0-or-later' },
    'node_modules/for-another-system': { version: '4.0.0', license: 'MIT' },
    'node_modules/tool': { version: '5.0.0', license: 'MIT', dev: true },
  }
  write('package-lock.json', JSON.stringify({ packages }))
  write('LICENSE', `MIT License\n\nCopyright (c) 2026 Perron contributors\n\n${permission}`)
  write('scripts/licences/LGPL-3.0.txt', 'lesser')
  write('scripts/licences/GPL-3.0.txt', 'general')
  write('node_modules/one/LICENSE', `MIT License\n\nCopyright (c) 2020 Ada\n\n${permission}`)
  write('node_modules/two/license.md', `# MIT License\n\nCopyright 2021 Grace\n\n${permission}`)
  write('node_modules/two/licenses.js', 'not a text')
  write('node_modules/bare/package.json', '{"author":{"name":"Linus"}}')
  write('node_modules/tool/LICENSE', 'of a tool')
  write('node_modules/one/dist/compiled/inner/package.json', '{"version":"0.1.0","license":"ISC"}')
  write('node_modules/one/dist/compiled/inner/LICENSE', 'ISC\n\nCopyright 2019 Barbara')
  write('node_modules/one/dist/compiled/@scope/inner/package.json', '{"version":"0.2.0","license":"ISC"}')
  write('node_modules/one/dist/compiled/@scope/inner/LICENSE', 'ISC\n\nCopyright 2018 Edsger')
  return () => rmSync(root, { recursive: true, force: true })
})

test('each package that is installed is named, and equal texts are there once with all their holders', () => {
  const notices = renderNotices(root)
  expect(notices).toContain('| one | 1.2.3 | MIT |')
  for (const line of [
    '- Perron · Copyright (c) 2026 Perron contributors',
    '- one · Copyright (c) 2020 Ada',
    '- two · Copyright 2021 Grace',
    '- inner (in one) · Copyright 2019 Barbara',
    '- @scope/inner (in one) · Copyright 2018 Edsger',
    '- bare · LGPL-3.0-or-later · Linus',
  ])
    expect(notices.split('\n')).toContain(line)
  expect(notices.split(permission)).toHaveLength(2)
  expect(notices).not.toMatch(/for-another-system|of a tool|not a text/)
})

test('the LGPL brings its own text and that of the GPL', () => {
  expect(renderNotices(root)).toMatch(/### LGPL-3\.0[^]*lesser[^]*### GPL-3\.0[^]*general/)
})

test('visitors do not read which versions are installed', () => {
  const notices = renderNotices(root, { withVersions: false })
  expect(notices).toContain('| one | MIT |')
  expect(notices).not.toMatch(/1\.2\.3|2\.0\.0|3\.0\.0/)
})
