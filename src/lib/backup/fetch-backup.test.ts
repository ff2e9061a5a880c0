import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import type { BackupRepository } from './backup-repository'
import { fetchFiles } from './fetch-backup'
import type { Manifest } from './manifest'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const files = ['damaged', 'slow', 'slow too', 'later', 'later still', 'last', 'very last'].map((name) => ({
  path: `pictures/${name}`,
  bytes: name.length,
  modifiedAt: 0,
  sha256: sha256(name),
  parts: [{ id: name, bytes: name.length }],
}))

/** Answers the first part at once and wrong, the others late. */
const repository = {
  getPart: async ({ id }: { id: string }) => {
    if (id === 'damaged') return Buffer.from('other bytes')
    await pause(30)
    return Buffer.from(id)
  },
} as unknown as BackupRepository

test('when a file is damaged, what was begun is written before that is told, and nothing after', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-fetch-'))
  const progress = { say: () => undefined, count: () => undefined }
  const manifest = { files } as unknown as Manifest
  await expect(fetchFiles(repository, manifest, { folder, progress })).rejects.toThrow(/damaged/)
  const written = (await readdir(folder, { recursive: true })).length
  await pause(100)
  expect(await readdir(folder, { recursive: true })).toHaveLength(written)
  expect(written).toBeLessThan(files.length)
  await rm(folder, { recursive: true })
})
