import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { DraftChanges } from '@/features/translation/model/find-changes'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
})
afterAll(() => running.stop())

type Data = Record<string, unknown>

const save = (id: string, locale: 'fr' | 'nl', data: Data, draft: boolean) =>
  payload.update({ collection: 'pages', id, data, locale, draft, context: quiet() } as Parameters<
    Payload['update']
  >[0])

const read = (id: string, draft: boolean) =>
  payload.findByID({ collection: 'pages', id, draft, locale: 'all', depth: 0 }) as unknown as Promise<Data>

const spacer = { blockType: 'spacer', height: 'medium' } as const

/** A published page in two languages, with later changes in its draft. */
async function makeChanged(): Promise<{ id: string }> {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Bienvenue', publishedIn: ['fr', 'nl'], blocks: [spacer], _status: 'published' },
    locale: 'fr',
    context: quiet(),
  })
  await save(id, 'nl', { title: 'Welkom', _status: 'published' }, false)
  const { blocks } = (await read(id, false)) as { blocks: Data[] }
  await save(id, 'fr', { title: 'Bonjour', blocks: [...blocks, spacer] }, true)
  await save(id, 'nl', { title: 'Dag' }, true)
  return { id }
}

const titles = (fr: string, nl: string) => ({ title: { fr, nl } })

test('discarding a draft leaves every language online as it was', async () => {
  const { id } = await makeChanged()
  const before = await read(id, false)
  const answer = await editor.send(`/api/pages/${id}/discard`, { method: 'POST' })
  expect(answer.status).toBe(200)
  expect(await read(id, false)).toEqual({
    ...before,
    updatedAt: expect.any(String) as string,
    revision: expect.any(Number) as number,
  })
  const draft = await read(id, true)
  expect(draft).toMatchObject({
    ...titles('Bienvenue', 'Welkom'),
    blocks: before.blocks,
    _status: 'published',
  })
})

test('a discarded draft comes back with all its languages', async () => {
  const { id } = await makeChanged()
  const answer = await editor.send(`/api/pages/${id}/discard`, { method: 'POST' })
  const { undo } = (await answer.json()) as { undo: string }
  await save(id, 'fr', { sort: 3 }, true)
  expect((await editor.send(`/api/pages/versions/${undo}`, { method: 'POST' })).status).toBe(200)
  expect(await read(id, true)).toMatchObject({ ...titles('Bonjour', 'Dag'), _status: 'draft' })
  expect(await read(id, false)).toMatchObject({ ...titles('Bienvenue', 'Welkom'), _status: 'published' })
})

test('the question names the fields and languages that go', async () => {
  const { id } = await makeChanged()
  const answer = await editor.send(`/api/pages/${id}/unpublished`)
  const { changes } = (await answer.json()) as DraftChanges
  expect(changes).toEqual([
    { label: 'Titre', languages: ['nl', 'fr'], kind: 'changed', values: [] },
    { label: expect.stringMatching(/ 2$/) as string, languages: [], kind: 'added', values: [] },
  ])
})

test('nothing is discarded of a page that is not online, or by who may not publish', async () => {
  const { id } = await makeChanged()
  const translator = await openStudioApi(running, 'translator')
  expect((await translator.send(`/api/pages/${id}/discard`, { method: 'POST' })).status).toBe(403)
  await save(id, 'fr', { _status: 'draft' }, false)
  expect((await editor.send(`/api/pages/${id}/discard`, { method: 'POST' })).status).toBe(409)
  expect((await editor.send('/api/pages/unknown/discard', { method: 'POST' })).status).toBe(404)
})
