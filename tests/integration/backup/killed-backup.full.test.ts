import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import Database from 'libsql'
import { expect, test } from 'vitest'

import { BackupRepository } from '@/lib/backup/backup-repository'
import { openCipher } from '@/lib/backup/backup-cipher'
import { checkDatabase, checkParts, fetchFiles, fetchSqlite } from '@/lib/backup/fetch-backup'
import { partsOf } from '@/lib/backup/manifest'
import { env } from '@/lib/env'
import { folderStorage } from '@/lib/storage/folder-storage'

import { bundled } from '../../support/bundled-programs'
import { backUp, makeSmallSite, newTarget, silent, type SmallSite } from '../../support/backup-site'
import { sample } from '../../support/full-run'

/** `npm run backup` in a process of its own. */
async function startBackup(site: SmallSite, folder: string): Promise<ChildProcess> {
  return spawn(process.execPath, [...(await bundled('backup')), folder], {
    env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URI: site.databaseUri },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)))

async function openBackups(folder: string) {
  const options = { siteIds: [], mayBegin: false }
  return BackupRepository.open(folderStorage(folder), await openCipher(undefined), options)
}

/** Fetches and checks every backup of a target. @returns their number */
async function checkAll(folder: string): Promise<number> {
  const names = await (await openBackups(folder)).list()
  for (const name of names) {
    const backups = await openBackups(folder)
    const manifest = await backups.readManifest(name)
    await checkParts(backups, manifest)
    await fetchFiles(backups, manifest, { folder: null, progress: silent })
    await checkDatabase(backups, manifest, await newTarget())
  }
  return names.length
}

/** Moments after the first line of the program, which it writes before it stores the first file, in milliseconds. */
const moments = sample([0, 5, 20, 40, 80, 120, 160, 200, 300, 400], 4)

test('kill -9 during a backup leaves the earlier one whole, and the next one clears up', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  site.execute('create table noise (content blob)')
  const first = await startBackup(site, folder)
  expect(await endOf(first)).toBe(0)
  const usual = await readdir(site.dataDir)
  let killed = 0
  for (const ms of moments) {
    for (let index = 0; index < 60; index += 1) await site.write(`media/${index}.webp`, randomBytes(60_000))
    site.execute(`insert into noise select randomblob(100000) from json_each('[${'1,'.repeat(60)}1]')`)
    const child = await startBackup(site, folder)
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    await wait(ms)
    child.kill('SIGKILL')
    if ((await endOf(child)) === null) killed += 1
    expect(await checkAll(folder)).toBeGreaterThanOrEqual(1)
  }
  expect(await endOf(await startBackup(site, folder))).toBe(0)
  expect(killed).toBeGreaterThan(0)
  expect(await checkAll(folder)).toBeGreaterThanOrEqual(1)
  expect((await readdir(site.dataDir)).toSorted()).toEqual([...usual, 'media'].toSorted())
  const { storage } = await openBackups(folder)
  for await (const { key } of storage.list('running/')) expect(key).toBe('none')
  const parts = [...(await (await openBackups(folder)).knownParts()).keys()]
  const [newest] = await (await openBackups(folder)).list()
  const manifest = newest && (await (await openBackups(folder)).readManifest(newest))
  expect(new Set(parts)).toEqual(new Set(manifest && partsOf(manifest).map(({ name }) => name)))
})

/** Writes leads with five parts each, one transaction each, about fifty a second, until its input ends. */
const writer = `
  const database = new (require('libsql'))(process.argv[1])
  database.exec('PRAGMA busy_timeout = 20000')
  let id = 0
  const timer = setInterval(() => {
    id += 1
    database.exec('BEGIN IMMEDIATE')
    database.exec("insert into leads values (" + id + ", 'lead')")
    for (let part = 0; part < 5; part += 1) database.exec('insert into lead_parts values (' + id + ', ' + part + ')')
    database.exec('COMMIT')
    if (id === 1) console.log('begun')
  }, 20)
  process.stdin.resume().on('end', () => { clearInterval(timer); console.log(id); process.exit(0) })`

test('under fifty writes a second every backup is whole: each lead with all its parts', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  site.execute('create table ballast (content blob)')
  site.execute(`insert into ballast select randomblob(200000) from json_each('[${'1,'.repeat(100)}1]')`)
  const child = spawn(process.execPath, ['-e', writer, site.databaseFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  let written = ''
  child.stdout.on('data', (data) => (written = String(data)))
  const counts: number[] = []
  for (
    let round = 0;
    round <
    sample(
      Array.from({ length: 20 }, (_, at) => at),
      4,
    ).length;
    round += 1
  ) {
    const { id } = await backUp(site, folder)
    const backups = await openBackups(folder)
    const name = (await backups.list()).find((each) => each.id === id)
    const manifest = name && (await backups.readManifest(name))
    if (manifest?.database.kind !== 'sqlite') throw new Error('An SQLite site has an SQLite backup')
    const copy = path.join(env.dataDir, `round-${round}.db`)
    await fetchSqlite(backups, manifest.database, copy)
    const database = new Database(copy)
    const query =
      'select count(*) from leads where (select count(*) from lead_parts where lead = leads.id) <> 5'
    expect(database.prepare(query).raw().all([])).toEqual([[0]])
    expect(
      database
        .prepare('select count(*) from lead_parts where lead not in (select id from leads)')
        .raw()
        .all([]),
    ).toEqual([[0]])
    counts.push(manifest.database.counts.leads ?? 0)
    database.close()
  }
  const ended = endOf(child)
  child.stdin.end()
  await ended
  // It wrote during every backup.
  expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other))
  expect(Number(written)).toBeGreaterThan(counts.at(-1) ?? 0)
})
