import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { StudioAnswer } from '@/studio/send-studio-request'
import { changeQuery, documentsPath, refusalsIn, type BulkDocument } from '@/studio/bulk-edit/bulk-change'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi
let complete: string
let incomplete: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
  complete = (await makeMinimal(payload, 'agents', { name: 'Ada', phone: '04 111 11 11' })).id
  incomplete = (await makeMinimal(payload, 'agents', { name: 'Bea' })).id
})
afterAll(() => running.stop())

async function answerOf(response: Response): Promise<StudioAnswer<unknown>> {
  const data: unknown = await response.json()
  return response.ok ? { isOk: true, data } : { isOk: false, data, message: null }
}

async function change(ids: string[], body: object): Promise<StudioAnswer<unknown>> {
  const path = `/api/agents?${changeQuery(ids, 'fr', false).toString()}`
  return answerOf(await editor.send(path, { method: 'PATCH', body }))
}

test('the chosen documents are read with their titles alone', async () => {
  const where = { id: { in: [complete, incomplete] } }
  const { path, query } = documentsPath({ collection: 'agents', where, fields: ['name'], locale: 'fr' })
  const response = await editor.send(`/api/${path}?${query.toString()}`)
  const { docs } = (await response.json()) as { docs: BulkDocument[] }
  expect(docs).toEqual(
    expect.arrayContaining([
      { id: complete, name: 'Ada' },
      { id: incomplete, name: 'Bea' },
    ]),
  )
})

test('a change reaches all of them, and a refusal names its document', async () => {
  const changed = await change([complete, incomplete], { phone: '04 222 22 22' })
  expect(refusalsIn(changed, [complete, incomplete], 'Failed')).toEqual([])
  const refused = await change([complete, incomplete], { name: '' })
  expect(
    refusalsIn(refused, [complete, incomplete], 'Failed')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([complete, incomplete].toSorted())
  for (const { reason } of refusalsIn(refused, [complete], 'Failed')) expect(reason).toMatch(/Nom/)
})
