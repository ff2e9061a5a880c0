import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { indexRouteTable, rolePath } from './route-table'
import { seededRoutes, seededTable } from './route-table.fixture'

const index = indexRouteTable(seededTable)

test('the path of a role is that of its page in the language', () => {
  expect(rolePath(index, 'valuation', 'de')).toBe('/de/kostenlose-bewertung/')
  expect(rolePath(index, 'home', 'nl')).toBe('/nl/')
})

test('a role has no path without a page, or where its page is not online', () => {
  expect(rolePath(index, 'newsletter', 'fr')).toBeNull()
  expect(rolePath(index, 'thankYou:siteContact', 'fr')).toBeNull()
  const entries = seededRoutes.map((entry) => ({ ...entry, publishedIn: ['nl' as const] }))
  expect(rolePath(indexRouteTable({ ...seededTable, entries }), 'contact', 'fr')).toBeNull()
})

test('the program asks for roles and names no path of a page', () => {
  const named = /(?:byOriginal\.get|findEntryByOriginal|localisePath)\((?:\w+, )?['"`]\//
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([])
})
