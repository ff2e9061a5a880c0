import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { loadedAfter, moveIntoStart } from './move-into-start.mjs'

test('what scripts share moves into start.js, and only names of scripts are written anew', () => {
  const files = moveIntoStart([
    { path: '/public/start.js', text: 'import"./scripts/chunk-A1.js";\n' },
    { path: '/public/scripts/chunk-A1.js', text: 'import("./maps-B2.js");const at="./not-a-script/"' },
    { path: '/public/scripts/maps-B2.js', text: 'import{a}from"./chunk-A1.js";const at="./chunk/"' },
  ])
  expect(Object.fromEntries(files)).toEqual({
    '/public/start.js': 'import("./scripts/maps-B2.js");const at="./not-a-script/"',
    '/public/scripts/maps-B2.js': 'import{a}from"../start.js";const at="./chunk/"',
  })
})

test('what an entry that is left out imports is no part of start.js', () => {
  const files = moveIntoStart(
    [
      { path: '/public/start.js', text: 'import"./scripts/helpers-A1.js";import"./scripts/chunk-B2.js";' },
      { path: '/public/scripts/helpers-A1.js', text: 'export const helper=1' },
      { path: '/public/scripts/chunk-B2.js', text: 'export const a=1' },
      { path: '/public/scripts/unused.js', text: 'import"./helpers-A1.js"' },
    ],
    'unused',
  )
  expect(Object.fromEntries(files)).toEqual({
    '/public/start.js': 'export const a=1',
    '/public/scripts/helpers-A1.js': 'export const helper=1',
  })
})

test('start.js shares one file', () => {
  const files = [{ path: '/public/start.js', text: 'import"./scripts/a.js";import"./scripts/b.js";' }]
  expect(() => moveIntoStart(files)).toThrow('more than one file')
})

test('a script that is loaded later has no default export, which would be lost', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-scripts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'later.ts')
  writeFileSync(file, 'export const later = 1\n')
  expect(loadedAfter('/start.ts', file)).toBe(`import "/start.ts"\nexport * from "${file}"`)
  writeFileSync(file, 'export default function later() {}\n')
  expect(() => loadedAfter('/start.ts', file)).toThrow('default export')
})
