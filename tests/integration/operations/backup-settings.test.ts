import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, afterEach, expect, test } from 'vitest'

import { findBackupProblem } from '@/features/operations/server/check-backup-settings'
import { openOwnBackups } from '@/features/operations/server/open-backups'
import { makeBackupKey } from '@/lib/backup/backup-cipher'
import { env } from '@/lib/env'

import { newTarget } from '../../support/backup-site'
import { bundled } from '../../support/bundled-programs'
import { outside } from '../../support/operator'
import { runCommand } from '../../support/project-copy'
import { freePort, s3ServerMissing, startS3Server } from '../../support/s3-server'

const unset = {
  backupTarget: env.backupTarget,
  backupKey: env.backupKey,
  s3: env.s3,
  secrets: env.secrets,
}
afterEach(() => void Object.assign(env, unset))

const problemOf = (values: Partial<typeof unset>) => {
  Object.assign(env, unset, values)
  return findBackupProblem()
}

test('right settings, and none, are no problem; the target is made', async () => {
  expect(await problemOf({})).toBeNull()
  const backupTarget = path.join(await outside('settings'), 'made')
  expect(await problemOf({ backupTarget })).toBeNull()
  expect(await problemOf({ backupTarget })).toBeNull()
})

test('a wrong target is named with what is wrong', async () => {
  const folder = await outside('settings')
  await writeFile(path.join(folder, 'file'), 'x')
  for (const [name, words] of [
    ['file', 'is no folder'],
    ['none/backups', 'does not exist'],
  ]) {
    const backupTarget = path.join(folder, name ?? '')
    expect(await problemOf({ backupTarget })).toBe(`BACKUP_TARGET: The folder ${backupTarget} ${words}`)
  }
  expect(await problemOf({ backupTarget: folder })).toBe(
    `BACKUP_TARGET: ${folder} holds no backups of this program, but other things (file)`,
  )
  const inside = await newTarget()
  expect(await problemOf({ backupTarget: inside })).toBe(
    `BACKUP_TARGET: ${inside} is inside the data folder, and would be lost with it: use another target`,
  )
})

test('a wrong key is named', async () => {
  const [backupTarget, backupKey] = [path.join(await outside('settings'), 'encrypted'), await makeBackupKey()]
  expect(await problemOf({ backupTarget, backupKey })).toBeNull()
  expect(await problemOf({ backupTarget })).toBe(
    `BACKUP_KEY: The backups in ${backupTarget} are encrypted: set BACKUP_KEY`,
  )
  expect(await problemOf({ backupTarget, backupKey: await makeBackupKey() })).toBe(
    `BACKUP_KEY: The backups in ${backupTarget} were made with another BACKUP_KEY`,
  )
  const typo = backupKey.slice(0, -1) + (backupKey.endsWith('Q') ? 'P' : 'Q')
  expect(await problemOf({ backupTarget, backupKey: typo })).toBe(
    'BACKUP_KEY: The key has a typing error: its checksum is wrong',
  )
})

test('the backups of another site are not continued', async () => {
  const backupTarget = path.join(await outside('settings'), 'other')
  Object.assign(env, { secrets: ['another secret of more than thirty-two characters'] })
  await openOwnBackups(backupTarget)
  expect(await problemOf({ backupTarget })).toMatch(/^BACKUP_TARGET: \S+ holds backups of another site/)
})

test('the start ends with one line that names the variable', async () => {
  const folder = await outside('settings')
  const worker = [process.execPath, ...(await bundled('worker'))]
  await mkdir(path.join(folder, 'data'))
  const BACKUP_TARGET = path.join(folder, 'none', 'backups')
  const ended = await runCommand('.', worker, { DATA_DIR: path.join(folder, 'data'), BACKUP_TARGET })
  expect(ended).toEqual({
    status: 1,
    output: `BACKUP_TARGET: The folder ${BACKUP_TARGET} does not exist\n`,
  })
})

const server = await startS3Server()
afterAll(() => server?.remove())

test(server ? 'each wrong variable of S3 is named' : s3ServerMissing, async () => {
  if (!server) {
    console.warn(s3ServerMissing)
    return expect(process.env.REQUIRE_S3).toBeUndefined()
  }
  await server.makeBucket('backups')
  const s3 = server.settings
  const backupTarget = 's3://backups/site'
  expect(await problemOf({ backupTarget, s3 })).toBeNull()
  expect(await problemOf({ backupTarget: 's3://missing', s3 })).toBe(
    'BACKUP_TARGET: The bucket "missing" does not exist',
  )
  expect(await problemOf({ backupTarget, s3: { ...s3, secretAccessKey: 'wrong' } })).toMatch(
    /^S3_ACCESS_KEY_ID: The key for the bucket "backups" is refused/,
  )
  const endpoint = `http://127.0.0.1:${await freePort()}`
  expect(await problemOf({ backupTarget, s3: { ...s3, endpoint } })).toBe(
    `S3_ENDPOINT: ${endpoint} does not answer (ECONNREFUSED)`,
  )
})
