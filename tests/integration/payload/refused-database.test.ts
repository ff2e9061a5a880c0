import { stat } from 'node:fs/promises'
import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { beforeAll, expect, test } from 'vitest'

import { env } from '@/lib/env'

import { bundled } from '../../support/bundled-programs'
import { sample } from '../../support/full-run'
import { makePayload } from '../../support/make-payload'
import { runCommand } from '../../support/project-copy'

let seed: string[]
const file = path.join(env.dataDir, 'older.db')

/** A database of another version of the product: its migrations have unknown names. */
beforeAll(async () => {
  seed = [process.execPath, ...(await bundled('seed')), '--if-empty']
  const { payload, stop } = await makePayload()
  const { drizzle } = payload.db as unknown as SQLiteAdapter
  await drizzle.run(
    sql`delete from payload_migrations where name <> (select min(name) from payload_migrations)`,
  )
  await drizzle.run(sql`update payload_migrations set name = '20261120_215654_initial'`)
  await drizzle.run(
    sql`insert into payload_migrations (id, name, batch) values ('2', '20261121_035508_studio', 1)`,
  )
  await drizzle.run(sql.raw(`vacuum into '${file}'`))
  await stop()
})

const starts: [string, Record<string, string>][] = [
  [
    'a server in production, whose start migrates',
    { NODE_ENV: 'production', PAYLOAD_SECRET: 'x'.repeat(32) },
  ],
  ['npm run seed', {}],
]

test.each(sample(starts, 2))('%s refuses it with one line', async (_what, more) => {
  const { size } = await stat(file)
  const { status, output } = await runCommand('.', seed, {
    ...more,
    DATABASE_URI: `file:${file}`,
  })
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(
      / is refused: .*\(20261120_215654_initial, 20261121_035508_studio\).* DEMO_RESET=1\.$/,
    ),
  ])
  expect(status).toBe(1)
  expect(await stat(file)).toMatchObject({ size })
})
