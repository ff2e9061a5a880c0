import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { copyProject, type ProjectCopy } from '../../support/project-copy'

const tablesFile = 'src/collections/tables/process-tables.ts'

let copy: ProjectCopy

const inCopy = (file: string) => path.join(copy.folder, file)

/** File names of migrations, without the time at their beginning. */
async function migrationFiles(): Promise<string[]> {
  const files = await readdir(inCopy('src/migrations'))
  return files.map((file) => file.replace(/^[\d_]+/, '')).toSorted()
}

async function replaceIn(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(inCopy(file), 'utf8')
  expect(text).toContain(before)
  await writeFile(inCopy(file), text.replace(before, after))
}

beforeAll(async () => void (copy = await copyProject()))
afterAll(() => copy.remove())

test('without a name, or without a change, nothing is made', async () => {
  expect(await copy.runScript('migration')).toMatchObject({
    status: 1,
    output: expect.stringContaining('Give the migration a name'),
  })
  const before = await migrationFiles()
  expect(await copy.runScript('migration', 'nothing')).toMatchObject({
    status: 0,
    output: expect.stringContaining('of the present fields already'),
  })
  expect(await migrationFiles()).toEqual(before)
})

test('a change adds a migration, and only the newest snapshot is kept, in one line', async () => {
  const before = await migrationFiles()
  await replaceIn(tablesFile, 'columns: [', "columns: [{ name: 'note', type: 'text' },")
  const made = await copy.runScript('migration', 'token-notes')
  expect(made).toMatchObject({ status: 0, output: expect.stringMatching(/^made .+_token_notes\.ts$/m) })
  const kept = before.filter((file) => !file.endsWith('.json'))
  expect(await migrationFiles()).toEqual([...kept, 'token_notes.json', 'token_notes.ts'].toSorted())
  const [snapshot = ''] = (await readdir(inCopy('src/migrations'))).filter((file) => file.endsWith('.json'))
  expect((await readFile(inCopy(`src/migrations/${snapshot}`), 'utf8')).trim().split('\n')).toHaveLength(1)
})
