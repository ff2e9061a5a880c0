// Makes the backups in this folder, of a site with starter content and one of everything:
//   MONGODB_URI=mongodb://localhost/empty npx tsx --conditions=production tests/upgrade/make-backups.ts
// Run once, for the first release whose migrations count: later releases must upgrade what it made.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { getPayload, type CollectionSlug, type Payload } from 'payload'

import { runProgram } from '../rig/run-program'

const folder = import.meta.dirname

const answers = {
  name: 'Immo Example',
  languages: ['fr', 'nl'],
  centre: { name: 'Namur', latitude: 50.4669, longitude: 4.8675 },
  email: 'info@example.org',
  telephone: '081 00 00 00',
  administrator: { name: 'Anne', email: 'anne@example.org' },
}

/** Adds the smallest document of each collection that has none yet. */
async function addOneOfEach(payload: Payload): Promise<void> {
  const { makeMinimal } = await import('../support/minimal-document')
  // The starter content has taken the first numbers of types.
  while (!(await makeMinimal(payload, 'propertyTypes').catch(() => null))) continue
  const slugs = payload.config.collections.map(({ slug }) => slug as CollectionSlug)
  for (const collection of slugs) {
    if (collection.startsWith('payload-')) continue
    const { totalDocs } = await payload.db.count({ collection })
    if (totalDocs === 0) await makeMinimal(payload, collection)
  }
}

runProgram(async () => {
  const { MONGODB_URI: mongo } = process.env
  if (!mongo) throw new Error('MONGODB_URI names no empty database.')
  const temporary = mkdtempSync(path.join(tmpdir(), 'perron-upgrade-'))
  const site = {
    DATA_DIR: path.join(temporary, 'sqlite'),
    DATABASE_URI: `file:${path.join(temporary, 'sqlite/perron.db')}`,
  }
  const onMongo = { DATA_DIR: path.join(temporary, 'mongodb'), DATABASE_URI: mongo }
  const run = (place: typeof site, ...args: string[]) =>
    execFileSync(process.execPath, ['scripts/run-command.mjs', ...args], {
      env: { ...process.env, ...place },
      stdio: 'inherit',
    })
  const target = (kind: string) => {
    rmSync(path.join(folder, kind), { recursive: true, force: true })
    return path.join(folder, kind)
  }
  try {
    const file = path.join(temporary, 'answers.json')
    writeFileSync(file, JSON.stringify(answers))
    run(site, 'seed', '--answers', file)
    Object.assign(process.env, site)
    const { default: config } = await import('../../payload.config')
    const payload = await getPayload({ config })
    await addOneOfEach(payload)
    const { readEverything } = await import('../support/read-everything')
    const documents = gzipSync(JSON.stringify(await readEverything(payload)))
    writeFileSync(path.join(folder, 'documents.json.gz'), documents)
    await payload.destroy()
    run(site, 'backup', target('sqlite'))
    run(onMongo, 'restore', path.join(folder, 'sqlite'))
    run(onMongo, 'backup', target('mongodb'))
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
})
