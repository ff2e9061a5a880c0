import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { allowedNames, closedNames } from './server-functions'

const packages = path.resolve('node_modules/@payloadcms')

/** The scripts of an installed package as they were written, without those that were bundled once more. */
const scriptsOf = (name: string): string[] =>
  globSync(`${name}/dist/**/*.js`, { cwd: packages })
    .filter((file) => !/\/exports\/|\.spec\.js$/.test(file))
    .map((file) => readFileSync(path.join(packages, file), 'utf8'))

/** The names that components of Payload pass to the server. */
const calledNames = (): string[] =>
  ['ui', 'next', 'richtext-lexical'].flatMap(scriptsOf).flatMap((script) => {
    // Each call of another form would escape the second pattern.
    const calls = [...script.matchAll(/\bserverFunction\(\{/g)]
    const names = [...script.matchAll(/\bserverFunction\(\{\s*name: ["']([\w-]+)["']/g)]
    expect(names).toHaveLength(calls.length)
    return names.map(([, name = '']) => name)
  })

const handledNames = (): string[] => {
  const file = path.join(packages, 'next/dist/utilities/handleServerFunctions.js')
  const [, list = ''] = /const baseServerFunctions = \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? []
  return list.split(',').map((entry) => (entry.split(':')[0] ?? '').trim().replaceAll("'", ''))
}

const decided = () => [...allowedNames, ...Object.keys(closedNames)].toSorted()

test('each function that the studio calls is allowed or closed for a reason, and none is without a caller', () => {
  expect([...new Set(calledNames())].toSorted()).toEqual(decided())
})

test('each function that Payload answers is allowed or closed for a reason', () => {
  expect(handledNames().toSorted()).toEqual(decided())
})

test('no name is on both lists', () => {
  expect(Object.keys(closedNames).filter((name) => allowedNames.has(name))).toEqual([])
})

test('no part of the studio here uses what calls a closed function', () => {
  const parts = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|server-functions\.ts$/.test(file))
  const users = parts.filter((file) =>
    /\b(?:RenderLexical|MoveToFolder|ModularDashboard|SlugField)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(users).toEqual([])
})
