import type { CollectionSlug, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { LaterProjections } from './later-projections'

// Only the context and the query of a request are used.
const request = () => ({ context: {}, query: {} }) as unknown as PayloadRequest

/** A projection whose writes end when `goOn` is called; `written` lists them. */
function noted() {
  const written: string[] = []
  let next: () => void = () => undefined
  const write = async (_: PayloadRequest, slug: CollectionSlug, ids: readonly string[]) => {
    await new Promise<void>((resolve) => (next = resolve))
    written.push(`${slug}: ${ids.join(' ')}`)
  }
  return { written, write, goOn: () => next() }
}

const attempt = async (_: PayloadRequest, work: () => Promise<unknown>) => void (await work())

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('the rows of several saves are made together, of each collection by itself, each document once', async () => {
  const [search, find] = [noted(), noted()]
  const later = new LaterProjections()
  later.add(search.write, attempt, { slug: 'properties', id: 'house' })
  later.add(find.write, attempt, { slug: 'properties', id: 'house' })
  later.add(search.write, attempt, { slug: 'properties', id: 'flat' })
  later.add(search.write, attempt, { slug: 'properties', id: 'house' })
  later.add(find.write, attempt, { slug: 'localities', id: 'Huy' })
  const end = later.write(request())
  for (let steps = 0; steps < 3; steps += 1) {
    await turn()
    search.goOn()
    find.goOn()
  }
  await end
  expect(search.written).toEqual(['properties: house flat'])
  expect(find.written).toEqual(['properties: house', 'localities: Huy'])
})

test('who waits for the rows waits for those that another call is writing too', async () => {
  const { written, write, goOn } = noted()
  const later = new LaterProjections()
  later.add(write, attempt, { slug: 'properties', id: 'house' })
  void later.write(request())
  let isEnded = false
  const end = later.write(request()).then(() => (isEnded = true))
  await turn()
  expect([written, isEnded]).toEqual([[], false])
  goOn()
  await end
  expect(written).toEqual(['properties: house'])
})
