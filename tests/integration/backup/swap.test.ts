import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { beginSwap, finishRestore, finishSwap, restoreFolder, type Swap } from '@/lib/backup/swap'
import { env } from '@/lib/env'

import { runCommand } from '../../support/project-copy'

/** A site whose files say `old`, and beside it one whose files say `new`. */
async function makeSwap(): Promise<{ dataDir: string; swap: Swap }> {
  const dataDir = await mkdtemp(path.join(env.dataDir, 'swap-'))
  const staged = path.join(restoreFolder(dataDir), 'data')
  for (const [folder, text] of [
    [dataDir, 'old'],
    [staged, 'new'],
  ] as const) {
    for (const name of ['media', 'private']) {
      await mkdir(path.join(folder, name), { recursive: true })
      await writeFile(path.join(folder, name, 'file'), text)
    }
  }
  await writeFile(path.join(dataDir, 'perron.db'), 'old')
  await writeFile(path.join(dataDir, 'perron.db-wal'), 'of the old one')
  await writeFile(path.join(dataDir, 'perron.db.restored'), 'new')
  const moves = ['media', 'private'].map((name) => ({
    from: path.join(staged, name),
    to: path.join(dataDir, name),
    old: path.join(restoreFolder(dataDir), 'old', name),
  }))
  const database = path.join(dataDir, 'perron.db')
  moves.push({ from: `${database}.restored`, to: database, old: `${database}.replaced` })
  return { dataDir, swap: { moves, removals: [`${database}-wal`], collections: null } }
}

const names = ['media/file', 'private/file', 'perron.db']

const contentOf = (dataDir: string) =>
  Promise.all(names.map((name) => readFile(path.join(dataDir, name), 'utf8').catch(() => 'missing')))

async function expectNew(dataDir: string): Promise<void> {
  expect(await contentOf(dataDir)).toEqual(['new', 'new', 'new'])
  const left = [
    restoreFolder(dataDir),
    ...['-wal', '.restored', '.replaced'].map((end) => path.join(dataDir, `perron.db${end}`)),
  ]
  expect(left.filter((file) => existsSync(file))).toEqual([])
}

const none = async () => undefined

/** The steps of a swap after its plan is written, one by one. */
const stepsOf = ({ moves, removals }: Swap) => [
  ...removals.map((file) => () => rm(file)),
  ...moves.flatMap(({ from, to, old }) => [
    async () => {
      await mkdir(path.dirname(old), { recursive: true })
      await rename(to, old)
    },
    () => rename(from, to),
  ]),
  ...moves.map(
    ({ old }) =>
      () =>
        rm(old, { recursive: true }),
  ),
]

test('without a plan the old site stays, also beside a finished new one', async () => {
  const { dataDir } = await makeSwap()
  expect(await finishRestore(dataDir, 'file:x')).toBe(false)
  expect(await contentOf(dataDir)).toEqual(['old', 'old', 'old'])
  await writeFile(path.join(restoreFolder(dataDir), 'swap.unfinished'), '{"moves":[')
  expect(await finishRestore(dataDir, 'file:x')).toBe(false)
  expect(await contentOf(dataDir)).toEqual(['old', 'old', 'old'])
})

test('a swap that is killed after any of its steps is finished by the next process', async () => {
  const { length } = stepsOf((await makeSwap()).swap)
  for (let done = 0; done <= length; done += 1) {
    const { dataDir, swap } = await makeSwap()
    await beginSwap(dataDir, swap)
    for (const step of stepsOf(swap).slice(0, done)) await step()
    expect(await finishRestore(dataDir, 'file:x'), `after step ${done}`).toBe(true)
    await expectNew(dataDir)
    expect(await finishRestore(dataDir, 'file:x')).toBe(false)
  }
})

test('a swap whose process ended while it had the plan is taken over', async () => {
  const { dataDir, swap } = await makeSwap()
  await beginSwap(dataDir, swap)
  const folder = restoreFolder(dataDir)
  await rename(path.join(folder, 'swap.json'), path.join(folder, `swap-${2 ** 22 + 1}@${hostname()}.json`))
  expect(await finishRestore(dataDir, 'file:x')).toBe(true)
  await expectNew(dataDir)
})

test('a site that has no files yet gets them', async () => {
  const { dataDir, swap } = await makeSwap()
  for (const { to } of swap.moves) await rm(to, { recursive: true })
  await beginSwap(dataDir, swap)
  expect(await finishRestore(dataDir, 'file:x')).toBe(true)
  await expectNew(dataDir)
})

test('several calls at once, in one process and in others, do it once', async () => {
  const { dataDir, swap } = await makeSwap()
  await beginSwap(dataDir, swap)
  const program = `import('./src/lib/backup/swap.ts').then((swap) => swap.finishRestore(${JSON.stringify(dataDir)}, 'file:x'))`
  const command = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program]
  const [first, second, ...others] = await Promise.all([
    finishRestore(dataDir, 'file:x'),
    finishRestore(dataDir, 'file:x'),
    runCommand('.', command),
    runCommand('.', command),
  ])
  expect([first, second]).toEqual([true, true])
  expect(others).toEqual([
    { status: 0, output: '' },
    { status: 0, output: '' },
  ])
  await expectNew(dataDir)
})

test('when collections cannot be put in place, nothing else is, and the next process tries again', async () => {
  const { dataDir, swap } = await makeSwap()
  await beginSwap(dataDir, { ...swap, collections: ['users'] })
  const refuse = () => Promise.reject(new Error('MongoDB is away'))
  await expect(finishSwap(dataDir, refuse)).rejects.toThrow('MongoDB is away')
  expect(await contentOf(dataDir)).toEqual(['old', 'old', 'old'])
  const renamed: string[][] = []
  expect(await finishSwap(dataDir, async (collections) => void renamed.push(collections))).toBe(true)
  expect(renamed).toEqual([['users']])
  await expectNew(dataDir)
  expect(await finishSwap(dataDir, none)).toBe(false)
})
