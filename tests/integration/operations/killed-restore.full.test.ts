import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import Database from 'libsql'
import { expect, test } from 'vitest'

import { finishRestore } from '@/lib/backup/swap'

import { backUp, hashFiles, makeSmallSite, newTarget } from '../../support/backup-site'
import { sample } from '../../support/full-run'

/** A restore in a process of its own, without Payload: it says when it begins and when the swap begins. */
const program = `
  const { restoreSite } = await import('./src/features/operations/server/restore-site.ts')
  const [source, dataDir] = process.argv.slice(1)
  await restoreSite({
    source, mayReplace: true, migrations: ['1_first', '2_second'],
    place: { dataDir, databaseUri: 'file:' + dataDir + '/perron.db' },
    progress: { say: (line) => process.stdout.write(line + '\\n'), count: () => undefined },
    prepare: async () => undefined,
  })`

/** Kills a restore some time after it wrote a line that begins so. @returns whether it was killed before its end */
async function killAfter(args: string[], line: string, ms: number): Promise<boolean> {
  const command = ['--import', 'tsx', '--input-type=module', '-e', program, '--', ...args]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<boolean>((resolve) => child.once('exit', (status) => resolve(status === null)))
  let text = ''
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.stdout.on('data', (data) => {
      text += String(data)
      if (text.includes(line)) resolve()
    })
  })
  await wait(ms)
  child.kill('SIGKILL')
  return ended
}

/** The content of a site, without what SQLite keeps beside its file. */
async function contentOf(dataDir: string): Promise<string> {
  const database = new Database(path.join(dataDir, 'perron.db'))
  const rows = database.prepare('select * from leads').raw().all([])
  database.close()
  const files = await Promise.all(['media', 'private'].map((name) => hashFiles(path.join(dataDir, name))))
  return JSON.stringify([rows, files])
}

const moments: [string, number][] = [
  ...sample([0, 10, 20, 40, 80, 160], 6).map((ms): [string, number] => ['files', ms]),
  ...sample([0, 1, 2, 3, 5, 8, 13, 21], 4).map((ms): [string, number] => ['putting everything', ms]),
]

test('kill -9 during a restore leaves the old site or the new one, whole', async () => {
  const [site, source] = [await makeSmallSite(), await newTarget()]
  for (let index = 0; index < 150; index += 1) await site.write(`media/${index}.webp`, randomBytes(20_000))
  await site.write('private/cv.pdf', randomBytes(1000))
  site.execute("insert into leads values (1, 'new')")
  await backUp(site, source)

  const old = await newTarget()
  await mkdir(path.join(old, 'media'))
  for (let index = 0; index < 150; index += 1)
    await writeFile(path.join(old, 'media', `${index}.webp`), 'old')
  const database = new Database(path.join(old, 'perron.db'))
  database.exec('create table payload_migrations (name text); create table leads (id integer, name text)')
  database.exec("insert into leads values (1, 'old')")
  database.close()

  const outcomes: string[] = []
  let killed = 0
  for (const [line, ms] of moments) {
    const place = await newTarget()
    await cp(old, place, { recursive: true })
    const before = await contentOf(place)
    if (await killAfter([source, place], line, ms)) killed += 1
    // What every process of a site does first.
    await finishRestore(place, `file:${place}/perron.db`)
    const after = await contentOf(place)
    const isOld = after === before
    if (!isOld) {
      expect(await hashFiles(path.join(place, 'media'))).toEqual(
        await hashFiles(path.join(site.dataDir, 'media')),
      )
      expect(after).toContain('[[1,"new"]]')
    }
    outcomes.push(isOld ? 'old' : 'new')
    // The next restore is not hindered by what is left.
    expect(await killAfter([source, place], 'never', 0)).toBe(false)
    expect((await readdir(place)).filter((name) => !/-(wal|shm)$/.test(name)).toSorted()).toEqual([
      'media',
      'perron.db',
      'private',
    ])
    expect(await contentOf(place)).toContain('[[1,"new"]]')
    await rm(place, { recursive: true })
  }
  expect(killed).toBeGreaterThan(0)
  expect(outcomes).toContain('old')
})
