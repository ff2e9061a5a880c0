import type { StatsFs } from 'node:fs'

import { expect, test } from 'vitest'

import { mayWriteFiles, readFullDisk } from './full-disk'

/** Blocks that only root may use are part of `bfree` and not of `bavail`. */
const disk = (blocks: number, bfree: number, bavail: number) => async () =>
  ({ blocks, bfree, bavail, bsize: 4096, type: 0, files: 0, ffree: 0 }) satisfies StatsFs

test.each([
  ['an empty disk', disk(100, 100, 100), null],
  ['nearly nine tenths', disk(1000, 101, 101), null],
  ['nine tenths', disk(100, 10, 10), 0.9],
  ['a full one', disk(100, 0, 0), 1],
  ['room for root alone', disk(100, 10, 0), 1],
  ['a disk without blocks', disk(0, 0, 0), null],
])('%s', async (_, read, expected) => {
  expect(await readFullDisk('/', read)).toBe(expected)
})

test('a system that does not tell gives no warning', async () => {
  expect(await readFullDisk('/', () => Promise.reject(new Error('not implemented')))).toBeNull()
  expect(await readFullDisk('/no/such/folder')).toBeNull()
})

test('translators are not warned', () => {
  expect((['administrator', 'editor', 'agent', 'translator'] as const).filter(mayWriteFiles)).toEqual([
    'administrator',
    'editor',
    'agent',
  ])
})
