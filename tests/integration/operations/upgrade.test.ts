import path from 'node:path'

import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'

import { openForRestore } from '@/features/operations/server/open-backups'
import { fetchMoveSource } from '@/features/operations/server/fetch-move-source'
import { tryUpgrade } from '@/features/operations/server/try-upgrade'
import { env } from '@/lib/env'
import { migrations } from '@/migrations'

import { openPayload } from '../../support/make-payload'
import { lastLine, operate, outside, type Place } from '../../support/operator'
import { readEverything } from '../../support/read-everything'
import { olderBackups, olderDocuments } from '../../support/older-site'

/** The migrations that the older release did not have yet. */
const since = migrations.slice(1).map(({ name }) => name)

async function newPlace(): Promise<Place & { file: string }> {
  const DATA_DIR = await outside('upgraded')
  const file = path.join(DATA_DIR, 'perron.db')
  return { DATA_DIR, file, DATABASE_URI: `file:${file}` }
}

/** The database of the older release, as its file was. */
async function olderFile(): Promise<string> {
  const { backups: repository } = await openForRestore(await olderBackups('sqlite'))
  const [newest] = await repository.list()
  if (!newest) throw new Error('tests/upgrade/sqlite holds no backup')
  const manifest = await repository.readManifest(newest)
  return (await fetchMoveSource(repository, manifest, await outside('older'))).path
}

test.each(['sqlite', 'mongodb'])('a backup of the first release on %s is restored', async (kind) => {
  const place = await newPlace()
  const { DATA_DIR, DATABASE_URI } = place
  const restored = await operate('restore', [await olderBackups(kind)], { DATA_DIR, DATABASE_URI })
  expect(lastLine(restored)).toMatch(/^Restored: |^PAYLOAD_SECRET is not that of the backup/)
  const { payload, stop } = await openPayload(place.file)
  try {
    expect(await readEverything(payload)).toMatchObject(olderDocuments)
  } finally {
    await stop()
  }
})

test('a database of the first release is upgraded as a start does it, which a trial on a copy tells before', async () => {
  const place = await newPlace()
  const file = await olderFile()
  const trial = await operate('check:upgrade', [], { DATA_DIR: place.DATA_DIR, DATABASE_URI: `file:${file}` })
  expect(trial).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^The copy is sound: [\d,]+ rows/m),
  })
  const { payload, stop } = await openPayload(file)
  try {
    await payload.db.migrate({ migrations: migrations as never })
    expect(await readEverything(payload)).toMatchObject(olderDocuments)
  } finally {
    await stop()
  }
})

/** Changes a copy of the older database as later releases might. */
async function tryLater(statements: readonly string[], names: readonly string[] = ['9_later']) {
  const present = migrations.map(({ name }) => name)
  const upgrade = async (copy: string): Promise<Payload> => {
    const { payload } = await openPayload(copy)
    await payload.db.migrate({ migrations: migrations as never })
    const client = createClient({ url: `file:${copy}` })
    for (const statement of statements) await client.execute(statement)
    for (const name of names)
      await client.execute({
        sql: 'insert into payload_migrations (id, name, batch) values (?, ?, 2)',
        args: [name, name],
      })
    client.close()
    return payload
  }
  const copy = path.join(await outside('trial'), 'copy.db')
  return tryUpgrade({ file: await olderFile(), copy, migrations: [...present, ...names], upgrade })
}

test('added and renamed by expand and contract, nothing is lost', async () => {
  const expand = ['alter table pages add column heading text', 'update pages set heading = id']
  const contract = ['alter table pages drop column heading']
  const upgrade = await tryLater([...expand, ...contract], ['8_expand', '9_contract'])
  expect(upgrade).toMatchObject({ applied: [...since, '8_expand', '9_contract'], problems: [] })
})

test('rows that are lost and tables that cannot be read are named', async () => {
  const { problems } = await tryLater(['delete from redirects', 'alter table owners drop column phone'])
  expect(problems).toEqual(['redirects has 0 rows instead of 1', 'owners cannot be read'])
})

test('a database of a later release is refused with what to do', async () => {
  const file = await olderFile()
  const client = createClient({ url: `file:${file}` })
  for (const name of [...since, '9_later'])
    await client.execute({
      sql: 'insert into payload_migrations (id, name, batch) values (?, ?, 2)',
      args: [name, name],
    })
  client.close()
  const { status, output } = await operate('check:upgrade', [], {
    DATA_DIR: env.dataDir,
    DATABASE_URI: `file:${file}`,
  })
  expect({ status, output }).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /^check:upgrade: This release refuses the database: a newer release has migrated it \(9_later\); start that release/m,
    ),
  })
})
