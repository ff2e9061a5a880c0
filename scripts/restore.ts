// Restores a backup into DATABASE_URI and DATA_DIR:
//   npm run restore -- SOURCE             a folder or s3://bucket/path; the newest backup there
//   npm run restore -- SOURCE --backup ID another one: `npm run backup -- --list SOURCE`
//   npm run restore -- SOURCE --replace   deletes the site that is there
//   npm run restore -- SOURCE --anonymise replaces what names people, for a copy of the site
//   npm run restore -- SOURCE --check     only fetches and checks the backup
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { BackupError } from '../src/lib/backup/backup-error'
import { isForOperator } from '../src/lib/backup/backup-repository'
import { countRows, type Manifest } from '../src/lib/backup/manifest'
import { formatCount, makeProgress } from '../src/lib/backup/progress'
import { checkBackup, restoreSite, type StagedSite } from '../src/features/operations/server/restore-site'
import { notingRestoreTest } from '../src/features/operations/server/restore-test'
import { env } from '../src/lib/env'
import { formatError } from '../src/lib/values/format-error'
import { migrations } from '../src/migrations'
import { commandLine } from './lib/command-line'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    backup: { type: 'string' },
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    anonymise: { type: 'boolean', default: false },
  },
})

/** Of this program: that of the source, or of what was bundled. */
const extension = path.extname(import.meta.filename)

/** In a process of its own, because the environment, with the folder of the files, is read once. */
async function prepare({ databaseUri, dataDir, moveFrom }: StagedSite): Promise<void> {
  console.log('erasures and checks')
  // Beside this program, and loaded as it was.
  const program = [...process.execArgv, path.join(import.meta.dirname, `prepare-restored${extension}`)]
  const args = [
    ...(values.anonymise ? ['--anonymise'] : []),
    ...(moveFrom ? [moveFrom.kind, moveFrom.path] : []),
  ]
  const child = spawn(process.execPath, [...program, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its files are still in the folder.
    env: { ...process.env, DATABASE_URI: databaseUri, DATA_DIR: dataDir, S3_BUCKET: '' },
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new BackupError('The restored data could not be made ready; see above')
}

const describe = ({ id, files, database, site }: Manifest): string =>
  `${id} of ${site}: ${formatCount(files.length)} files, ${formatCount(countRows(database))} rows`

async function run(): Promise<void> {
  const [source] = positionals
  if (!source)
    throw new BackupError(
      `Usage: ${commandLine('restore')} SOURCE [--backup ID] [--replace] [--check] [--anonymise]`,
    )
  const options = {
    source,
    id: values.backup,
    place: env,
    mayReplace: values.replace,
    prepare,
    migrations: migrations.map(({ name }) => name),
    progress: makeProgress((line) => console.log(line)),
  }
  const onUnnoted = (error: unknown) =>
    console.log(`The test could not be noted beside the backups: ${formatError(error)}`)
  if (values.check) {
    const checking = { source, kind: 'check', onUnnoted } as const
    const manifest = await notingRestoreTest(
      checking,
      () => checkBackup(options),
      (manifest) => manifest,
    )
    return console.log(`Whole: ${describe(manifest)}`)
  }
  const { manifest, isOwn } = await notingRestoreTest(
    { source, kind: 'restore', onUnnoted },
    () => restoreSite(options),
    (restored) => restored.manifest,
  )
  console.log(`Restored: ${describe(manifest)}. Start the site.`)
  if (!isOwn)
    console.log(
      'PAYLOAD_SECRET is not that of the backup: set the old one, also as PAYLOAD_SECRET_PREVIOUS, or authenticator apps ' +
        'end, and later erasures could not be recognised.',
    )
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(isForOperator(error) ? `restore: ${error.message}` : error)
    process.exit(1)
  },
)
