import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { findLockProblems } from './lock-file.mjs'

const integrity = `sha512-${'A'.repeat(86)}==`
const resolved = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'
const problemsOf = (entry, exceptions = {}) =>
  findLockProblems({ packages: { '': { name: 'perron' }, 'node_modules/a': entry } }, exceptions)

test('the lock file of this project', () => {
  expect(findLockProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
})

test.each([
  ['a checksum', { version: '1.0.0', integrity }],
  ['a checksum and the place in the registry', { version: '1.0.0', integrity, resolved }],
  ['its content in the tarball of another one', { version: '1.0.0', inBundle: true }],
])('a package with %s passes', (_, entry) => {
  expect(problemsOf(entry)).toEqual([])
})

test.each([
  ['no checksum', { version: '1.0.0' }, 'no sha512 checksum'],
  [
    'a short checksum',
    { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    'no sha512 checksum',
  ],
  ['another host', { integrity, resolved: 'https://registry.example/a-1.0.0.tgz' }, 'comes from'],
  [
    'a host that begins alike',
    { integrity, resolved: 'https://registry.npmjs.org.example/a.tgz' },
    'comes from',
  ],
  ['no encryption', { integrity, resolved: 'http://registry.npmjs.org/a.tgz' }, 'comes from'],
  ['a repository', { integrity, resolved: 'git+ssh://git@github.com/a/a.git#1' }, 'comes from'],
  ['a link', { link: true, resolved: '../a' }, 'is a link'],
])('a package with %s is refused', (_, entry, problem) => {
  expect(problemsOf(entry)).toEqual([expect.stringContaining(problem)])
})

const forMac = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
const exceptions = { a: '1.0.0' }

test('an exception lets one version for another system pass', () => {
  expect(problemsOf(forMac, exceptions)).toEqual([])
})

test.each([
  ['another version', { ...forMac, version: '1.0.1' }],
  ['a package for servers', { ...forMac, os: ['linux'] }],
  ['a package for every system', { version: '1.0.0', optional: true }],
  ['a package that is always installed', { ...forMac, optional: false }],
  ['a package that has its checksum', { ...forMac, integrity }],
])('an exception fails for %s', (_, entry) => {
  expect(problemsOf(entry, exceptions)).toContain('no package needs the exception a 1.0.0')
})
