import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { makeBackupKey, openCipher } from '../../src/lib/backup/backup-cipher'
import { BackupRepository } from '../../src/lib/backup/backup-repository'
import type { Manifest } from '../../src/lib/backup/manifest'
import { formatBytes } from '../../src/lib/backup/progress'
import { folderStorage } from '../../src/lib/storage/folder-storage'

import { checkConsistency } from './backup/check-backup'
import { makeSite } from './backup/make-site'
import { runProgram } from '../../tests/rig/run-program'

/**
 * Proof of backup and restore: `npm run bench backup`. Backups while leads arrive, each checked; then a restore into an
 * empty folder, compared by hash. Fails when a backup is not consistent, a file differs, or the restore takes more than
 * half an hour.
 *
 *   --properties 10000 --files 20000 --backups 20 --rate 50
 *   --encrypted   with a BACKUP_KEY
 */
const { values: given } = parseArgs({
  options: {
    properties: { type: 'string', default: '10000' },
    files: { type: 'string', default: '20000' },
    backups: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    encrypted: { type: 'boolean', default: false },
  },
})

const secret = 'a secret of the bench with more than thirty-two characters'
const maxRestoreMs = 30 * 60_000
const tsx = ['node_modules/tsx/dist/cli.mjs', '--conditions=production']

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

type Environment = Record<string, string>

/** Runs `npm run backup` or `restore`. @returns its last line and how long it took */
async function operate(
  script: string,
  args: string[],
  env: Environment,
): Promise<{ line: string; ms: number }> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...tsx, `scripts/${script}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout.on('data', (data) => (output += String(data)))
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) throw new Error(`npm run ${script} ended with status ${String(status)}`)
  return { line: output.trim().split('\n').at(-1) ?? '', ms: performance.now() - begun }
}

interface Writer {
  child: ChildProcess
  /** Number of acknowledged leads. */
  count: () => number
  end: () => Promise<void>
}

async function startWriter(env: Environment): Promise<Writer> {
  const args = [...tsx, 'scripts/bench/backup/steady-writer.ts', given.rate]
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let count = 0
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The writer ended')))
    child.stdout.on('data', (data) => {
      count = Number(String(data).trim().split('\n').at(-1))
      resolve()
    })
  })
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdin.end()
    await ended
  }
  return { child, count: () => count, end }
}

/** Files of a restored site that differ from the backup. */
async function findDifferent({ files }: Manifest, dataDir: string): Promise<string[]> {
  const different: string[] = []
  for (const file of files) {
    const content = await readFile(path.join(dataDir, file.path)).catch(() => null)
    const hash = content && createHash('sha256').update(content).digest('hex')
    if (hash !== file.sha256) different.push(file.path)
  }
  return different
}

async function bench(folder: string): Promise<boolean> {
  const dataDir = path.join(folder, 'data')
  const target = path.join(folder, 'target')
  await mkdir(dataDir)
  const key = given.encrypted ? await makeBackupKey() : undefined
  const env = { PAYLOAD_SECRET: secret, ...(key && { BACKUP_KEY: key }) }
  const size = { properties: Number(given.properties), files: Number(given.files), secret }
  const { bytes } = await makeSite(dataDir, size)
  console.log(`${given.properties} properties, ${given.files} files of ${formatBytes(bytes)}`)
  const open = async () => {
    const options = { siteIds: [], mayBegin: false }
    return BackupRepository.open(folderStorage(target), await openCipher(key), options)
  }

  const writer = await startWriter({ ...env, DATA_DIR: dataDir })
  const begun = performance.now()
  let good = 0
  let newest: Manifest | null = null
  for (let number = 1; number <= Number(given.backups); number += 1) {
    const acknowledged = writer.count()
    const { line, ms } = await operate('backup', [target], { ...env, DATA_DIR: dataDir })
    const id = line.split(':')[0] ?? ''
    const { manifest, leads, problems } = await checkConsistency(await open(), { id, folder, acknowledged })
    newest = manifest
    if (problems.length === 0) good += 1
    console.log(
      `${number}. ${seconds(ms)}, ${leads} leads, ${line.split(', ').slice(1, 3).join(', ')}; ${problems.join('; ') || 'consistent'}`,
    )
  }
  const writesPerSecond = (writer.count() * 3 * 1000) / (performance.now() - begun)
  await writer.end()
  console.log(`${good} of ${given.backups} consistent under ${writesPerSecond.toFixed(0)} writes a second`)

  const restored = path.join(folder, 'restored')
  const { line, ms } = await operate('restore', [target], { ...env, DATA_DIR: restored })
  const different = newest ? await findDifferent(newest, restored) : ['no backup']
  console.log(`restored in ${seconds(ms)}, ${different.length} files differ. ${line}`)
  return good === Number(given.backups) && different.length === 0 && ms < maxRestoreMs
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-backup-'))
  try {
    return await bench(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

runProgram(main)
