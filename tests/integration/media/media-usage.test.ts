import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { mediaAlt, mediaUsage } from '@/features/media/server/media-endpoints'
import type { DescribedUse } from '@/features/media/server/describe-uses'
import type { User } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet, testPassword, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let editor: User & { collection: 'users' }

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const user = await payload.create({
    collection: 'users',
    data: { name: 'Editor', email: 'e@example.org', password: testPassword, role: 'editor' } as never,
  })
  editor = { ...(user as User), collection: 'users' }
})
afterAll(() => running.stop())

async function requestOf(id: string, user: PayloadRequest['user'] | null, body?: unknown) {
  const req = await createLocalReq({ ...(user && { user }), context: quiet() }, payload)
  req.routeParams = { id }
  req.json = () => Promise.resolve(body)
  return req
}

async function usesOf(id: string): Promise<DescribedUse[]> {
  const answer = await mediaUsage.handler(await requestOf(id, editor))
  return ((await answer.json()) as { uses: DescribedUse[] }).uses
}

const make = (
  collection: 'pages' | 'modules' | 'properties' | 'agents' | 'articles' | 'testimonials',
  data: object,
) => makeMinimal(payload, collection, data as never) as Promise<Made>

const picture = () => makeMinimal(payload, 'media') as Promise<Made>

const remove = (id: string) => payload.delete({ collection: 'media', id, context: quiet() })

test('an unused picture is reported as unused and can be deleted', async () => {
  const { id } = await picture()
  expect(await usesOf(id)).toEqual([])
  await remove(id)
})

test('a property, a block, and the settings of the site are named with the way there', async () => {
  const { id } = await picture()
  const property = await make('properties', { pictures: [id], _status: 'published' })
  const page = await make('pages', {
    title: 'La page',
    _status: 'draft',
    blocks: [{ blockType: 'image', image: id }],
  })
  await payload.updateGlobal({ slug: 'siteConfig', data: { brand: { logo: id } } as never, context: quiet() })
  const uses = await usesOf(id)
  expect(uses).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'Bien',
        href: `/admin/collections/properties/${property.id}`,
        isPublished: true,
      }),
      expect.objectContaining({
        kind: 'Page',
        title: 'La page',
        href: `/admin/collections/pages/${page.id}`,
        isPublished: false,
      }),
      expect.objectContaining({ href: '/admin/globals/siteConfig', isPublished: true }),
    ]),
  )
  expect(uses).toHaveLength(3)
  await expect(remove(id)).rejects.toThrow(/Ce fichier est utilisé\u00a0: .*Retirez-le/)
})

test('a draft of the popup is a use, and what is published another', async () => {
  const { id } = await picture()
  const popup = (isPublished: boolean) => [
    expect.objectContaining({ href: '/admin/globals/popup', isPublished }),
  ]
  const save = (draft: boolean, media: string | null) =>
    payload.updateGlobal({
      slug: 'popup',
      draft,
      context: quiet(),
      data: { media, _status: draft ? 'draft' : 'published' },
    })
  await save(true, id)
  expect(await usesOf(id)).toEqual(popup(false))
  await save(false, id)
  expect(await usesOf(id)).toEqual(popup(true))
  await save(true, null)
  expect(await usesOf(id)).toEqual(popup(true))
  await save(false, null)
  expect(await usesOf(id)).toEqual([])
})

test('the picture of a client is in use while the testimonial is there', async () => {
  const { id } = await picture()
  const { id: testimonial } = await make('testimonials', { name: 'Odile T.', comment: 'Merci', image: id })
  expect(await usesOf(id)).toMatchObject([{ title: 'Odile T.' }])
  await expect(remove(id)).rejects.toThrow(/Odile T\./)
  await payload.delete({ collection: 'testimonials', id: testimonial, context: quiet() })
  await remove(id)
})

test('a draft of a published page counts too', async () => {
  const { id } = await picture()
  const page = await make('pages', { title: 'Publiée', _status: 'published', blocks: [] })
  await payload.update({
    collection: 'pages',
    id: page.id,
    draft: true,
    data: { blocks: [{ blockType: 'image', image: id }] } as never,
    context: quiet(),
  })
  expect(await usesOf(id)).toMatchObject([{ title: 'Publiée', isPublished: false }])
  await expect(remove(id)).rejects.toThrow(/Publiée/)
})

test('the request is refused to visitors, and a wrong id gets a client error', async () => {
  expect((await mediaUsage.handler(await requestOf('x', null))).status).toBe(404)
  expect((await mediaUsage.handler(await requestOf('x;drop', editor))).status).toBe(400)
})

test('texts of several languages are stored at once; the others stay', async () => {
  const { id } = await picture()
  const texts = { fr: 'Une maison', nl: 'Een huis' }
  expect((await mediaAlt.handler(await requestOf(id, editor, texts))).status).toBe(200)
  const { alt } = await payload.findByID({ collection: 'media', id, locale: 'all' })
  expect(alt).toMatchObject(texts)
  for (const body of [null, 'x', { xx: 'a' }, { fr: '' }, { fr: 'x'.repeat(251) }, { fr: 3 }])
    expect((await mediaAlt.handler(await requestOf(id, editor, body))).status).toBe(400)
  expect((await mediaAlt.handler(await requestOf(id, null, texts))).status).toBe(404)
})
