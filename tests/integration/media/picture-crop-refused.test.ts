import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { siteStorage } from '@/lib/storage/site-storage'

import { contents, openLibrary, rightHalf, solid } from '../../support/cropped-pictures'
import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
let payload: Payload
let upload: ReturnType<typeof openLibrary>['upload']
let update: ReturnType<typeof openLibrary>['update']

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  ;({ upload, update } = openLibrary(payload))
})
afterAll(() => running.stop())

test.each([
  ['a box outside of the picture', { crop: { ...rightHalf, width: 60 } }, /sort de l’image/],
  ['a text as crop', { crop: 'all' }, /sort de l’image/],
  ['no alternative text', { crop: rightHalf, alt: ' ' }, /Décrivez l’image/],
  ['an unknown language', { crop: rightHalf, language: 'xx' }, /.+/],
])('%s is refused before a file is written', async (_what, data, message) => {
  const before = await upload('roof.png', await solid(90, 60, '#f00'))
  const files = await contents(before)
  await expect(update(before.id, data)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(message),
  })
  expect(await contents(before)).toEqual(files)
  expect((await payload.findByID({ collection: 'media', id: before.id })).sizes?.w400?.width).toBe(90)
})

test('when the original is lost, the crop is refused with a message and nothing changes', async () => {
  const before = await upload('lost.png', await solid(90, 60, '#f00'))
  await (await siteStorage()).remove([`media/${before.filename}`])
  await expect(update(before.id, { crop: rightHalf })).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/ne peut être lue/),
  })
  const after = await payload.findByID({ collection: 'media', id: before.id })
  expect([after.crop ?? null, after.sizes?.w400?.width]).toEqual([null, 90])
})
