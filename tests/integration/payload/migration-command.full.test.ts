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

test('before the first release there is one initial migration, made anew when fields change', async () => {
  expect((await copy.runScript('migration', 'more')).output).toMatch(
    /^migration: Before version 1\.0\.0 .+$/m,
  )

  await replaceIn(tablesFile, "name: 'key'", "name: 'tokenKey'")
  // A merge may leave files that no program can read.
  await writeFile(inCopy('src/migrations/index.ts'), '<<<<<<< HEAD')
  const remade = await copy.runScript('migration')
  expect(remade).toMatchObject({ status: 0, output: expect.stringMatching(/^made .+_initial\.ts$/m) })
  expect(await migrationFiles()).toEqual(['index.ts', 'initial.json', 'initial.ts'])
  const [snapshot = ''] = (await readdir(inCopy('src/migrations'))).filter((file) => file.endsWith('.json'))
  expect((await readFile(inCopy(`src/migrations/${snapshot}`), 'utf8')).trim().split('\n')).toHaveLength(1)
})

test('from the first release on migrations are added, and only the newest snapshot is kept', async () => {
  await replaceIn('package.json', '"version": "0.', '"version": "1.')
  const unnamed = await copy.runScript('migration')
  expect(unnamed).toMatchObject({
    status: 1,
    output: expect.stringContaining('Give the new migration a name'),
  })

  await replaceIn(tablesFile, 'columns: [', "columns: [{ name: 'note', type: 'text' },")
  const made = await copy.runScript('migration', 'token-notes')
  expect(made).toMatchObject({ status: 0, output: expect.stringMatching(/^made .+_token_notes\.ts$/m) })
  expect(await migrationFiles()).toEqual(['index.ts', 'initial.ts', 'token_notes.json', 'token_notes.ts'])
})
