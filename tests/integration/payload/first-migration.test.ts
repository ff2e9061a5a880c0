import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig, getPayload } from 'payload'
import { expect, test, vi } from 'vitest'

import { databaseAdapter } from '@/lib/payload/database'
import { payloadOptions } from '@/composition/payload-options'
import { env } from '@/lib/env'

type Migrations = NonNullable<NonNullable<Parameters<typeof databaseAdapter>[1]>['migrations']>

test('a first migration that stops half-way leaves an empty database', async () => {
  const migrations: Migrations = [
    {
      name: '1_initial',
      up: async ({ db }) => {
        await db.run(sql`create table half (id text)`)
        throw new Error('stopped')
      },
      down: async () => undefined,
    },
  ]
  const uri = `file:${path.join(env.dataDir, 'half.db')}`
  const options = payloadOptions({
    database: databaseAdapter(uri, { migrations }),
    secret: env.payloadSecret,
  })
  const config = buildConfig({ ...options, logger: { options: { level: 'silent' } } })
  const payload = await getPayload({ config, key: uri })
  // Payload ends the process when a migration fails.
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  await expect(payload.db.migrate({ migrations: migrations as never })).rejects.toThrow('exit')
  exit.mockRestore()
  const { rows } = await (payload.db as unknown as SQLiteAdapter).drizzle.run(
    sql`select name from sqlite_master`,
  )
  expect(rows).toEqual([])
  await payload.destroy()
})
