import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs, globalConfigs } from '@/collections/registry'
import type { Comparison } from '@/features/versions/model/comparison'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let anna: StudioApi
let bert: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  // The requests of the studio have no context; refreshing caches needs a running Next server.
  for (const { config } of Object.values(payload.collections))
    config.hooks.beforeOperation?.unshift(({ args, req }) => {
      req.context.skipRevalidation = true
      return args
    })
  for (const { hooks } of payload.config.globals)
    hooks.beforeOperation?.unshift(({ args, req }): unknown => {
      req.context.skipRevalidation = true
      return args
    })
  anna = await openStudioApi(running, 'administrator')
  bert = await openStudioApi(running, 'administrator')
})
afterAll(() => running.stop())

type Data = Record<string, unknown>

const patch = (editor: StudioApi, path: string, body: Data) =>
  editor.send(`/api/${path}?locale=fr&fallback-locale=null&depth=0`, {
    method: path.startsWith('globals/') ? 'POST' : 'PATCH',
    body,
  })

const read = async (path: string): Promise<Data> =>
  (await (await anna.send(`/api/${path}?locale=fr&fallback-locale=null&depth=0`)).json()) as Data

const compare = async (editor: StudioApi, path: string, data: Data): Promise<Comparison> => {
  const answer = await editor.send(`/api/${path}/compare?locale=fr`, { method: 'POST', body: { data } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Comparison
}

const edited = collectionConfigs
  .filter(({ auth, versions }) => !auth && !versions)
  .map(({ slug }) => slug as CollectionSlug)

test.each(edited)('two editors of one of %s do not overwrite each other', async (slug) => {
  const { id } = await makeMinimal(payload, slug)
  const stored = (await payload.findByID({ collection: slug, id, depth: 0 })) as unknown as Data
  expect(stored.revision).toBe(1)
  const answers = await Promise.all(
    [anna, bert].map((editor) => patch(editor, `${slug}/${id}`, { revision: 1 })),
  )
  const codes = answers.map(({ status }) => status).toSorted((one, other) => one - other)
  // Some collections are closed to changes by requests.
  expect([
    [200, 409],
    [403, 403],
  ]).toContainEqual(codes)
})

test('a comparison names the fields, and the text of the form is saved once it is based on the newest', async () => {
  const { id } = await makeMinimal(payload, 'agents', { name: 'Agent' })
  const path = `agents/${id}`
  expect((await patch(anna, path, { name: 'Anna', revision: 1 })).status).toBe(200)
  const refused = await patch(bert, path, { name: 'Bert', revision: 1 })
  expect(refused.status).toBe(409)
  const { changes, revision } = await compare(bert, path, { name: 'Bert' })
  expect(revision).toBe(2)
  expect(changes).toEqual([
    expect.objectContaining({ values: [{ language: null, before: 'Anna', after: 'Bert' }] }),
  ])
  expect((await patch(bert, path, { name: 'Bert', revision })).status).toBe(200)
  expect(await read(path)).toMatchObject({ name: 'Bert', revision: 3 })
})

test('work of the system does not refuse the open form', async () => {
  const { id } = await makeMinimal(payload, 'agents', { name: 'Agent' })
  await payload.update({
    collection: 'agents',
    id,
    data: { phone: '04 222 22 22' },
    context: { skipRevalidation: true },
  })
  expect((await patch(anna, `agents/${id}`, { name: 'Anna', revision: 1 })).status).toBe(200)
})

test('a form that was refused by its validation keeps its base', async () => {
  const { id } = await makeMinimal(payload, 'agents', { name: 'Agent' })
  expect((await patch(anna, `agents/${id}`, { name: '', revision: 1 })).status).toBe(400)
  expect((await patch(bert, `agents/${id}`, { name: 'Bert', revision: 1 })).status).toBe(200)
})

const globalSlugs = globalConfigs.map(({ slug }) => slug as GlobalSlug)

test.each(globalSlugs)('two editors of the settings %s do not overwrite each other', async (slug) => {
  const stored = await read(`globals/${slug}`)
  expect(stored.revision).toBe(0)
  const answers = await Promise.all(
    [anna, bert].map((editor) => patch(editor, `globals/${slug}`, { revision: 0 })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('settings that lost the race say what differs, and a failed save gives its revision back', async () => {
  const path = 'globals/footer'
  const base = Number((await read(path)).revision)
  expect((await patch(anna, path, { columns: [{ title: 'Anna' }], revision: base })).status).toBe(200)
  const refusedSave = await patch(bert, path, { columns: [{ title: 'Bert' }], revision: base })
  expect(refusedSave.status).toBe(409)
  const comparison = await compare(bert, path, { columns: [{ title: 'Bert' }] })
  expect(comparison.revision).toBe(base + 1)
  expect(comparison.message).toContain('administrator a enregistré')
  expect(comparison.changes).not.toEqual([])
  // A link needs a target.
  const invalid = { bottomLinks: [{ text: 'x'.repeat(5) }], links: [{}], revision: base + 1 }
  const refused = await patch(anna, path, { ...invalid, columns: [{ title: 'x', links: [{}] }] })
  expect(refused.status).toBe(400)
  expect((await patch(bert, path, { columns: [{ title: 'Bert' }], revision: base + 1 })).status).toBe(200)
  expect(await read(path)).toMatchObject({ revision: base + 2, columns: [{ title: 'Bert' }] })
})
