import { describe, expect, test } from 'vitest'

import { makeLoader } from './loader'
import { ref, referencesIn, withIds, type DocumentRecord, type SeedRecord } from './record'
import type { Store } from './store'

/** A store in memory that lists its calls. An id is the collection and a number. */
function noting(failsAt = '') {
  const stored: string[] = []
  const store: Pick<Store, 'create' | 'save'> = {
    create: async (collection, data) => {
      await Promise.resolve()
      if (collection === failsAt) throw new Error(`no ${collection}`)
      stored.push(`${collection} ${JSON.stringify(data)}`)
      return `${collection}-${stored.length}`
    },
    save: (global, data) => {
      stored.push(`${global} ${JSON.stringify(data)}`)
      return Promise.resolve()
    },
  }
  return { stored, loader: makeLoader(store) }
}

const document = (
  collection: DocumentRecord['collection'],
  key: string,
  data: unknown = {},
): DocumentRecord => ({ collection, key, data })

describe('the loader', () => {
  test('stores what a record refers to before it, once', async () => {
    const { stored, loader } = noting()
    await loader.load([
      document('pages', 'a', { parent: ref('pages', 'b'), blocks: [{ image: ref('media', 'x') }] }),
      document('pages', 'b', { image: ref('media', 'x') }),
      document('media', 'x'),
    ])
    expect(stored).toEqual([
      'media {}',
      'pages {"image":"media-1"}',
      'pages {"parent":"pages-2","blocks":[{"image":"media-1"}]}',
    ])
  })

  test('stores settings in their place of the list, with ids', async () => {
    const { stored, loader } = noting()
    const records: SeedRecord[] = [
      document('agents', 'a'),
      { global: 'header', data: { menu: [{ page: ref('pages', 'home') }] } },
      document('pages', 'home'),
    ]
    await loader.load(records)
    expect(stored).toEqual(['agents {}', 'pages {}', 'header {"menu":[{"page":"pages-2"}]}'])
  })

  test('two lists at the same time share what they refer to', async () => {
    const { stored, loader } = noting()
    const pictures = loader.load([document('media', 'x'), document('media', 'y')], { atOnce: 2 })
    const agents = loader.load([document('agents', 'a', { portrait: ref('media', 'y') })])
    await Promise.all([pictures, agents])
    expect(stored.filter((line) => line.startsWith('media'))).toHaveLength(2)
    expect(stored.at(-1)).toBe('agents {"portrait":"media-2"}')
  })

  test('counts what is stored, and keeps to the number at once', async () => {
    const counts: number[] = []
    let running = 0
    let most = 0
    const file = async () => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      return { data: Buffer.from(''), mimetype: '', name: '', size: 0 }
    }
    const records = Array.from({ length: 7 }, (_, at) => ({ ...document('media', `${at}`), file }))
    await noting().loader.load(records, { atOnce: 3, onStored: (done) => counts.push(done) })
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(most).toBe(3)
  })

  test('knows documents that something else has stored', async () => {
    const { loader } = noting()
    loader.know('properties', 4602, 'p1')
    expect(await loader.resolve({ property: ref('properties', 4602), note: 'ref: none' })).toEqual({
      property: 'p1',
      note: 'ref: none',
    })
  })

  test('refuses what does not exist, a circle, and what the store refuses', async () => {
    const unknown = noting().loader.load([document('pages', 'a', { image: ref('media', 'none') })])
    await expect(unknown).rejects.toThrow('There is no ref:media/none.')
    const circle = noting().loader.load([
      document('pages', 'a', { parent: ref('pages', 'b') }),
      document('pages', 'b', { parent: ref('pages', 'a') }),
    ])
    await expect(circle).rejects.toThrow('ref:pages/a refers to ref:pages/b refers to ref:pages/a.')
    await expect(noting('pages').loader.load([document('pages', 'a')])).rejects.toThrow('no pages')
  })
})

test('references are found once and replaced at any depth, and nothing else', () => {
  const day = new Date('2026-11-20')
  const data = { a: ref('media', 'x'), list: [ref('media', 'x'), { b: ref('pages', 'y'), day, none: null }] }
  expect(referencesIn(data)).toEqual([ref('media', 'x'), ref('pages', 'y')])
  const ids = new Map([
    [ref('media', 'x'), '1'],
    [ref('pages', 'y'), '2'],
  ])
  expect(withIds(data, ids)).toEqual({ a: '1', list: ['1', { b: '2', day, none: null }] })
})
