import { createLocalReq, type CollectionSlug, type Payload, type Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { filterOfList, mediaCondition, withFilter } from '@/features/media/model/media-filters'
import { findMediaUses } from '@/features/media/server/find-media-uses'
import type { User } from '@/payload-types'

import type { TestPayload } from '../support/make-payload'
import { makeMinimal, quiet, testPassword, type Made } from '../support/minimal-document'

const upload = (id: string) => ({ type: 'upload', relationTo: 'media', value: id, version: 3, fields: {} })
const richText = (id: string) => ({
  root: { type: 'root', direction: 'ltr', format: '', indent: 0, version: 1, children: [upload(id)] },
})
const image = (id: string) => ({ blockType: 'image', image: id })

const inUse = (use: 'used' | 'unused') => withFilter(undefined, 'use', use)

/** The filters of the media library by use and by missing texts, whichever the database. Run once per database. */
export function mediaFilterContract(name: string, make: () => Promise<TestPayload>) {
  describe(`filters of media on ${name}`, () => {
    let running: TestPayload
    let payload: Payload
    let editor: User & { collection: 'users' }
    /** Pictures by the place that uses each; `nowhere` is used by none. */
    const pictures = new Map<string, string>()

    const create = (collection: CollectionSlug, data: object) =>
      makeMinimal(payload, collection, data as never) as Promise<Made>

    async function picture(place: string): Promise<string> {
      const { id } = await create('media', {})
      pictures.set(place, id)
      return id
    }

    const draftOf = (collection: 'pages' | 'properties', id: string, data: object) =>
      payload.update({ collection, id, draft: true, data: data as never, context: quiet() })

    beforeAll(async () => {
      running = await make()
      payload = running.payload
      const user = await payload.create({
        collection: 'users',
        data: { name: 'Editor', email: 'e@example.org', password: testPassword, role: 'editor' } as never,
      })
      editor = { ...(user as User), collection: 'users' }
      await picture('nowhere')
      await create('properties', { pictures: [await picture('photo')], plans: [await picture('plan')] })
      const published = { title: 'Page', _status: 'published', blocks: [image(await picture('block'))] }
      const page = await create('pages', { ...published, seo: { ogImage: await picture('social') } })
      await draftOf('pages', page.id, { blocks: [image(await picture('draft block'))] })
      await draftOf('pages', page.id, { blocks: [image(await picture('newer draft block'))] })
      const house = await create('properties', { _status: 'published', pictures: [] })
      await draftOf('properties', house.id, { pictures: [await picture('draft photo')] })
      await draftOf('properties', house.id, { pictures: [await picture('newer draft photo')] })
      await create('articles', { title: 'Article', body: richText(await picture('rich text')) })
      await create('agents', { portrait: await picture('portrait') })
      const gone = await create('pages', { title: 'Gone', blocks: [image(await picture('trash'))] })
      const deletedAt = new Date().toISOString()
      await payload.update({ collection: 'pages', id: gone.id, data: { deletedAt }, context: quiet() })
      const brand = { brand: { logo: await picture('settings') } } as never
      await payload.updateGlobal({ slug: 'siteConfig', data: brand, context: quiet() })
    })
    afterAll(() => running.stop())

    const find = (where: Where, more: object = {}) =>
      payload.find({ collection: 'media', where, overrideAccess: false, user: editor, depth: 0, ...more })

    const placesOf = async (where: Where) => {
      const { docs } = await find(where, { limit: 0 })
      return [...pictures].flatMap(([place, id]) => (docs.some((doc) => doc.id === id) ? [place] : []))
    }

    test('the list of used files is that of the look-up of each file', async () => {
      const req = await createLocalReq({ user: editor, context: quiet() }, payload)
      const lookedUp: string[] = []
      for (const [place, id] of pictures)
        if ((await findMediaUses(id, { overrideAccess: true, req })).length > 0) lookedUp.push(place)
      expect(await placesOf(inUse('used'))).toEqual(lookedUp)
      expect(lookedUp).toEqual([
        'photo',
        'plan',
        'block',
        'social',
        'newer draft block',
        'newer draft photo',
        'rich text',
        'portrait',
        'trash',
        'settings',
      ])
      expect(await placesOf(inUse('unused'))).toEqual(['nowhere', 'draft block', 'draft photo'])
    })

    test('pages of a filtered list are counted right, beside other conditions', async () => {
      const all = await find({}, { limit: 0 })
      const used = await find(inUse('used'), { limit: 4, sort: 'filename' })
      const unused = await find(inUse('unused'), { limit: 2, sort: 'filename' })
      expect(used.totalDocs + unused.totalDocs).toBe(all.totalDocs)
      expect(unused).toMatchObject({ totalDocs: 3, totalPages: 2, hasNextPage: true })
      const rest = await find(inUse('unused'), { limit: 2, page: 2, sort: 'filename' })
      expect(new Set([...unused.docs, ...rest.docs].map(({ id }) => id)).size).toBe(3)
      const films = withFilter(inUse('unused'), 'kind', 'video')
      expect(filterOfList(films, 'use')).toBe('unused')
      expect((await find(films)).totalDocs).toBe(0)
      expect(
        (await payload.count({ collection: 'media', where: inUse('unused'), user: editor })).totalDocs,
      ).toBe(3)
    })

    test('a picture that is taken out of its page is unused at once', async () => {
      const id = await picture('short use')
      const page = await create('pages', { title: 'Brief', blocks: [image(id)] })
      expect(await placesOf(inUse('used'))).toContain('short use')
      await payload.update({ collection: 'pages', id: page.id, data: { blocks: [] }, context: quiet() })
      expect(await placesOf(inUse('unused'))).toContain('short use')
    })

    test('pictures with texts in all languages do not lack one; films need none', async () => {
      const id = await picture('described')
      const lacking = { ...mediaCondition('texts', 'missing') }
      for (const locale of ['nl', 'fr', 'en'] as const) {
        await payload.update({ collection: 'media', id, data: { alt: 'Text' }, locale, context: quiet() })
        expect(await placesOf(lacking)).toContain('described')
      }
      await payload.update({ collection: 'media', id, data: { alt: 'Text' }, locale: 'de', context: quiet() })
      expect(await placesOf(lacking)).not.toContain('described')
      const data = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free', 'latin1')
      const file = { name: 'film.mp4', data, mimetype: 'video/mp4', size: data.length }
      const film = await payload.create({ collection: 'media', data: {}, file, context: quiet() })
      pictures.set('film', film.id)
      expect(await placesOf(lacking)).not.toContain('film')
    })

    test.each([
      ['an unknown value', { use: { equals: 'often' } }],
      ['another operator', { use: { contains: 'used' } }],
      ['a list', { use: { in: ['used'] } }],
      ['another text', { texts: { equals: 'present' } }],
    ])('%s is a client error', async (_what, where) => {
      await expect(find(where as Where)).rejects.toMatchObject({ status: 400 })
    })

    test('visitors cannot ask what is used', async () => {
      const query = payload.find({ collection: 'media', where: inUse('unused'), overrideAccess: false })
      await expect(query).rejects.toMatchObject({ status: 400 })
    })
  })
}
