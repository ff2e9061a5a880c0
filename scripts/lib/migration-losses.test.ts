import { readFileSync } from 'node:fs'

import { sql } from '@payloadcms/db-sqlite'
import { expect, test } from 'vitest'

import { migrations } from '@/migrations'

import { findLosses, type CheckedMigration } from './migration-losses'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const migration = (name: string, statements: readonly string[], more: Partial<CheckedMigration> = {}) => ({
  name,
  up: async ({ db }: Parameters<CheckedMigration['up']>[0]) => {
    for (const statement of statements) await db.run(sql.raw(statement))
  },
  ...more,
})

const first = migration('1', [
  'CREATE TABLE `pages` (`id` text PRIMARY KEY NOT NULL, `title` text, `old` text)',
  'CREATE TABLE `pages_rels` (`id` text, `parent` text REFERENCES pages(id))',
  "INSERT INTO `pages` VALUES ('a', 'A', 'x')",
])

const lossesOf = (statements: readonly string[], more: Partial<CheckedMigration> = {}) =>
  findLosses([first, migration('2', statements, more)], '1.3.0')

test('the migrations of this release drop and rename nothing that the one before uses', async () => {
  expect(await findLosses(migrations, version)).toEqual([])
})

test('new tables and columns, and a changed column by a copy as Drizzle makes it, are no loss', async () => {
  const statements = [
    'PRAGMA foreign_keys=OFF',
    'CREATE TABLE `__new_pages` (`id` text PRIMARY KEY NOT NULL, `title` text NOT NULL, `old` text)',
    'INSERT INTO `__new_pages`("id", "title", "old") SELECT "id", "title", "old" FROM `pages`',
    'DROP TABLE `pages`',
    'ALTER TABLE `__new_pages` RENAME TO `pages`',
    'PRAGMA foreign_keys=ON',
    'ALTER TABLE `pages` ADD `subtitle` text',
    'CREATE TABLE `articles` (`id` text)',
  ]
  expect(await lossesOf(statements)).toEqual([])
})

test.each([
  ['a dropped table', ['DROP TABLE `pages_rels`'], ['pages_rels']],
  ['a renamed table', ['ALTER TABLE `pages_rels` RENAME TO `links`'], ['pages_rels']],
  ['a dropped column', ['ALTER TABLE `pages` DROP COLUMN `old`'], ['pages.old']],
  ['a renamed column', ['ALTER TABLE `pages` RENAME COLUMN `title` TO `name`'], ['pages.title']],
  [
    'a column that a copy leaves out',
    [
      'CREATE TABLE `__new_pages` (`id` text PRIMARY KEY NOT NULL, `title` text)',
      'INSERT INTO `__new_pages`("id", "title") SELECT "id", "title" FROM `pages`',
      'DROP TABLE `pages`',
      'ALTER TABLE `__new_pages` RENAME TO `pages`',
    ],
    ['pages.old'],
  ],
])('%s is refused', async (_, statements, losses) => {
  expect(await lossesOf(statements)).toEqual(losses.map((name) => `2 drops or renames ${name}`))
})

test('what an earlier release used for the last time may go', async () => {
  const drop = ['ALTER TABLE `pages` DROP COLUMN `old`']
  expect(await lossesOf(drop, { unusedSince: { 'pages.old': '1.2.0' } })).toEqual([])
  for (const since of ['1.3.0', '1.10.0', '2.0.0'])
    expect(await lossesOf(drop, { unusedSince: { 'pages.old': since } })).toHaveLength(1)
  expect(await lossesOf(drop, { unusedSince: { 'pages.title': '1.2.0' } })).toHaveLength(1)
})
