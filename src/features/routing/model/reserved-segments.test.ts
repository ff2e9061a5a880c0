import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { localeSegments, reservedSegments, rootSegments } from './reserved-segments'

/** Names of folders inside these that are a first segment; names with a dot are refused anyway. */
const segmentsIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((each) => each.isDirectory() && /^[a-z]/.test(each.name) && !each.name.includes('.'))
    .map(({ name }) => name)

const groups = readdirSync('src/app').filter((name) => name.startsWith('('))

/** The folders with routes behind a language. */
const localeFolders = groups
  .filter((name) => readdirSync(`src/app/${name}`).includes('[locale]'))
  .map((name) => `src/app/${name}/[locale]`)

test('every folder with its own routes is listed, and no other', () => {
  // Next's own files have no folder, and the gallery of blocks exists in development only.
  expect(segmentsIn(groups.map((name) => `src/app/${name}`)).toSorted()).toEqual(
    [...rootSegments.filter((name) => name !== '_next'), 'gallery'].toSorted(),
  )
  expect(segmentsIn(localeFolders).toSorted()).toEqual([...localeSegments, 'login'].toSorted())
})

test('no page hides a file of the public folder', () => {
  expect(reservedSegments).toEqual(expect.arrayContaining(segmentsIn(['public'])))
})
