import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { closedNames } from './closed-server-functions.fixture'
import { allowedNames } from './server-functions'

const packages = path.resolve('node_modules/@payloadcms')

const readAll = (folder: string, isWanted: (file: string) => boolean): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])

/** The scripts of an installed package as they were written, without those that were bundled once more. */
const scriptsOf = (name: string): string[] =>
  readAll(path.join(packages, name, 'dist'), (file) => /^(?!exports\/).*(?<!\.spec)\.js$/.test(file)).map(
    ([, script]) => script,
  )

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
  const parts = readAll(
    'src',
    (file) => /\.tsx?$/.test(file) && !/\.test\.|server-functions(?:\.fixture)?\.ts$/.test(file),
  )
  const callers = /\b(?:RenderLexical|MoveToFolder|ModularDashboard|SlugField)\b/
  expect(parts.filter(([, text]) => callers.test(text)).map(([file]) => file)).toEqual([])
})
