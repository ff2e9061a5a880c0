import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { isInstalled } from './install.mjs'

let root
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'perron-install-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name, content) {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

const next = { 'node_modules/next': { version: '16.0.0' } }

function install(packages) {
  write('package-lock.json', { packages: { '': {}, ...next } })
  write('node_modules/.package-lock.json', { packages })
  write('node_modules/next/package.json', {})
}

/** What a script loads before it runs: its files, and the packages that they name. */
function readImports(file, files = new Set()) {
  if (files.has(file)) return []
  files.add(file)
  const text = readFileSync(file, 'utf8')
  const names = [
    ...text.matchAll(/^import (?:[^'()]*? from )?'([^']+)'/gm),
    ...text.matchAll(/^export (?:\*|\{[^}]*\}) from '([^']+)'/gm),
  ].map(([, name]) => name)
  return names.flatMap((name) =>
    name.startsWith('.') ? readImports(path.join(path.dirname(file), name), files) : [name],
  )
}

test.each(['demo', 'test'])('npm run %s begins without a package, and installs them', (script) => {
  const names = readImports(path.resolve(`scripts/${script}.mjs`))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !name.startsWith('node:'))).toEqual([])
})

test('a fresh clone is not installed', () => {
  write('package-lock.json', { packages: next })
  expect(isInstalled(root)).toBe(false)
})

test("npm's record of the installation is compared with the lock file", () => {
  install(next)
  expect(isInstalled(root)).toBe(true)
  install({ 'node_modules/next': { version: '15.0.0' } })
  expect(isInstalled(root)).toBe(false)
})

test('a package that is on the list and not in the folder is missing', () => {
  install(next)
  rmSync(path.join(root, 'node_modules/next'), { recursive: true })
  expect(isInstalled(root)).toBe(false)
})

test('packages for other systems may be absent', () => {
  install(next)
  write('package-lock.json', {
    packages: { ...next, 'node_modules/for-mac': { version: '1.0.0', optional: true } },
  })
  expect(isInstalled(root)).toBe(true)
})
