import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Review } from '@/features/review/model/review'
import { findReviewWork } from '@/features/review/server/api'
import { findReviewRow, reviewOf, sweepReviews } from '@/features/review/server/review-rows'
import { runPayloadJobs } from '@/lib/queue/run-payload-jobs'
import { belgianDateTime, monthsAfter } from '@/lib/time/belgian-time'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi
let colleague: StudioApi
let administrator: StudioApi
let translator: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
  colleague = await openStudioApi(running, 'editor')
  administrator = await openStudioApi(running, 'administrator')
  translator = await openStudioApi(running, 'translator')
})
afterAll(() => running.stop())

const set = (review: object) =>
  payload.updateGlobal({
    slug: 'security',
    data: { review } as never,
    context: quiet(),
    overrideAccess: true,
  })

beforeEach(() =>
  set({ agent: ['editor'], editor: ['administrator'], withReason: ['editor'], outsidersCount: false }),
)

type Data = Record<string, unknown>

async function call(api: StudioApi, path: string, body?: Data, method = body ? 'POST' : 'GET') {
  const answer = await api.send(`/api/${path}`, { method, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Data }
}

const makePage = async (data: Data = {}) =>
  (
    await makeMinimal(payload, 'pages', {
      _status: 'draft',
      title: 'Vendre',
      publishedIn: ['fr', 'nl'],
      ...data,
    })
  ).id

const inFrench = 'locale=fr&depth=0&fallback-locale=null'
const publish = (api: StudioApi, id: string, data: Data = {}) =>
  call(api, `pages/${id}?${inFrench}`, { _status: 'published', ...data }, 'PATCH')
const edit = (api: StudioApi, id: string, title: string) =>
  call(api, `pages/${id}?${inFrench}&draft=true&autosave=true`, { title }, 'PATCH')

const statusOf = async (id: string, collection: CollectionSlug = 'pages') =>
  ((await payload.findByID({ collection, id, draft: false, depth: 0 })) as unknown as Data)._status
const reviewIn = async (document: string): Promise<Review> => reviewOf(await findReviewRow(payload, document))

const view = async (api: StudioApi, document: string) =>
  (await call(api, `review?document=${document}`)).body.review as Data & { revision: number }

const ask = (api: StudioApi, document: string) =>
  call(api, 'review/ask', { document, role: 'administrator', user: null, note: 'Please' })
const decide = async (api: StudioApi, document: string, decision = 'approved', note = 'Good') =>
  call(api, 'review/decide', { document, decision, note, revision: (await view(api, document)).revision })

async function approve(document: string): Promise<void> {
  expect((await ask(editor, document)).status).toBe(200)
  expect((await decide(administrator, document)).status).toBe(200)
}

const words = ({ body }: { body: Data }) => JSON.stringify(body)

test('while the setting is off everybody publishes, and nothing of reviews answers', async () => {
  await set({ agent: [], editor: [] })
  const id = await makePage()
  expect((await call(editor, `review?document=pages/${id}`)).status).toBe(404)
  expect((await ask(editor, `pages/${id}`)).status).toBe(404)
  expect((await publish(editor, id)).status).toBe(200)
  expect(await findReviewRow(payload, `pages/${id}`)).toBe(null)
})

describe('without an approval an editor publishes nothing', () => {
  test('by the button', async () => {
    const id = await makePage()
    const refused = await publish(editor, id)
    expect(refused.status).toBe(403)
    expect(words(refused)).toContain('relecture')
    expect(await statusOf(id)).toBe('draft')
  })

  test('in bulk', async () => {
    const id = await makePage()
    const path = `pages?where[id][equals]=${id}&${inFrench}`
    const answer = await call(editor, path, { _status: 'published' }, 'PATCH')
    expect(words(answer)).toContain('relecture')
    expect(await statusOf(id)).toBe('draft')
  })

  test('by the panel of languages, one or all', async () => {
    const id = await makePage()
    for (const language of ['fr', null]) {
      const answer = await call(editor, `pages/${id}/translation/publish`, { language, isPublished: true })
      expect(answer.status).toBe(403)
    }
    expect(await statusOf(id)).toBe('draft')
  })

  test('by a new document', async () => {
    const answer = await call(editor, `pages?${inFrench}`, { title: 'Neuve', _status: 'published' })
    expect(answer.status).toBe(403)
    expect(words(answer)).toContain('relecture')
  })

  test('by a schedule', async () => {
    const id = await makePage()
    const at = belgianDateTime(new Date(Date.now() + 60 * 60_000))
    const plan = { at, isPublication: true, language: null }
    const answer = await call(editor, `pages/${id}/schedule`, plan)
    expect(words(answer)).toContain('relecture')
  })

  test('by the status of a property, which a list changes online', async () => {
    const { id } = await makeMinimal(payload, 'properties', { _status: 'published', status: 'active' })
    const answer = await call(editor, `properties/${id}/status`, { status: 'underOption' })
    expect([answer.status, words(answer).includes('relecture')]).toEqual([403, true])
    expect(await payload.findByID({ collection: 'properties', id })).toMatchObject({ status: 'active' })
  })

  test('by a version that is restored, which is a draft', async () => {
    const id = await makePage({ _status: 'published' })
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
    await edit(administrator, id, 'Acheter')
    await publish(administrator, id)
    const restored = await call(editor, `pages/versions/${String(docs[0]?.id)}`, {})
    expect(restored.status).toBe(200)
    expect((await publish(editor, id)).status).toBe(403)
    const user = {
      ...(await payload.findByID({ collection: 'users', id: editor.userId })),
      collection: 'users',
    }
    const direct = payload.restoreVersion({
      collection: 'pages',
      id: String(docs[0]?.id),
      overrideAccess: false,
      user: user as never,
      context: quiet(),
    })
    await expect(direct).rejects.toMatchObject({ status: 403 })
    expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ title: 'Acheter' })
  })

  test('of settings', async () => {
    await payload.updateGlobal({
      slug: 'popup',
      data: { _status: 'draft', title: 'Ici' } as never,
      draft: true,
    })
    const answer = await call(editor, `globals/popup?${inFrench}`, { title: 'Soldes', _status: 'published' })
    expect(answer.status).toBe(403)
    expect(words(answer)).toContain('relecture')
  })
})

describe('an approval', () => {
  test('is of the revision that was approved, and void after a change', async () => {
    const id = await makePage()
    const document = `pages/${id}`
    await approve(document)
    expect((await view(editor, document)).state).toBe('approved')
    await edit(editor, id, 'Acheter')
    expect((await view(editor, document)).state).toBe('changed')
    expect((await publish(editor, id)).status).toBe(403)
    const { body } = await call(editor, `review/changes?document=${document}&since=approval`)
    expect(body.changes).toMatchObject([{ values: [{ language: 'fr', before: 'Vendre', after: 'Acheter' }] }])
    await approve(document)
    expect((await publish(editor, id)).status).toBe(200)
    expect(await statusOf(id)).toBe('published')
  })

  test('does not cover what the publication itself changes', async () => {
    const id = await makePage()
    await approve(`pages/${id}`)
    expect((await publish(editor, id, { title: 'Acheter' })).status).toBe(403)
    expect((await publish(editor, id, { title: 'Vendre' })).status).toBe(200)
  })

  test('stays after a save that changes nothing, and for one language after the other', async () => {
    const id = await makePage()
    await payload.update({ collection: 'pages', id, locale: 'nl', data: { title: 'Verkopen' }, draft: true })
    await approve(`pages/${id}`)
    await edit(editor, id, 'Vendre')
    for (const language of ['fr', 'nl']) {
      const order = { language, isPublished: true }
      expect((await call(editor, `pages/${id}/translation/publish`, order)).status).toBe(200)
    }
    const { publishedIn } = await payload.findByID({ collection: 'pages', id })
    expect(publishedIn.toSorted()).toEqual(['fr', 'nl'])
    expect((await view(editor, `pages/${id}`)).state).toBe('none')
  })

  test('is not given to oneself, nor by a role that may not', async () => {
    const id = await makePage()
    const document = `pages/${id}`
    await ask(editor, document)
    for (const api of [editor, colleague, translator]) expect((await decide(api, document)).status).toBe(403)
    expect((await publish(colleague, id)).status).toBe(403)
  })

  test('of another revision than the newest is refused', async () => {
    const id = await makePage()
    const document = `pages/${id}`
    await ask(editor, document)
    const { revision } = await view(administrator, document)
    await edit(editor, id, 'Acheter')
    const body = { document, decision: 'approved', note: '', revision }
    expect((await call(administrator, 'review/decide', body)).status).toBe(409)
  })

  test('serves a schedule, unless the document changes before it is due', async () => {
    const runDue = async () => {
      const waitUntil = new Date(Date.now() - 1000).toISOString()
      await payload.update({ collection: 'payload-jobs', where: {}, data: { waitUntil } })
      await runPayloadJobs(payload, new Date())
    }
    const at = belgianDateTime(new Date(Date.now() + 60 * 60_000))
    const plan = { at, isPublication: true, language: null }
    const [kept, changed] = [await makePage(), await makePage()]
    for (const id of [kept, changed]) {
      await approve(`pages/${id}`)
      expect((await call(editor, `pages/${id}/schedule`, plan)).status).toBe(200)
    }
    await edit(editor, changed, 'Acheter')
    await runDue()
    expect([await statusOf(kept), await statusOf(changed)]).toEqual(['published', 'draft'])
    const reasoned = await makePage()
    const reason = { ...plan, publishReason: 'The fair opens today' }
    expect((await call(editor, `pages/${reasoned}/schedule`, reason)).status).toBe(200)
    await runDue()
    expect(await statusOf(reasoned)).toBe('published')
    expect((await reviewIn(`pages/${reasoned}`)).events).toMatchObject([
      { kind: 'reason', note: 'The fair opens today' },
      { kind: 'published' },
    ])
  })

  test('of settings lets them be published', async () => {
    const draft = `globals/header?${inFrench}&draft=true`
    await call(editor, draft, { buttonText: 'Contact' })
    expect((await call(editor, `globals/header?${inFrench}`, { _status: 'published' })).status).toBe(403)
    await approve('globals/header')
    expect((await call(editor, `globals/header?${inFrench}`, { _status: 'published' })).status).toBe(200)
    expect((await view(editor, 'globals/header')).state).toBe('none')
  })
})

describe('a reason', () => {
  const reason = 'The fair opens today'

  test('replaces an approval for the roles that may give one, and stays in the log', async () => {
    const id = await makePage()
    const short = await publish(editor, id, { publishReason: 'Now' })
    expect([short.status, await statusOf(id)]).toEqual([403, 'draft'])
    expect((await publish(editor, id, { publishReason: reason })).status).toBe(200)
    const { events } = await reviewIn(`pages/${id}`)
    expect(events).toMatchObject([{ kind: 'reason', by: editor.userId, note: reason }, { kind: 'published' }])
  })

  test('needs a document that is stored already', async () => {
    const made = { title: 'Neuve', _status: 'published', publishReason: reason }
    expect((await call(editor, `pages?${inFrench}`, made)).status).toBe(403)
  })

  test('is not enough for other roles', async () => {
    await set({ agent: ['editor'], editor: ['administrator'], withReason: [] })
    const id = await makePage()
    expect((await publish(editor, id, { publishReason: reason })).status).toBe(403)
    expect(await findReviewRow(payload, `pages/${id}`)).toBe(null)
  })

  test('is taken in bulk and by the panel of languages too', async () => {
    const [one, other] = [await makePage(), await makePage()]
    const path = `pages?where[id][equals]=${one}&${inFrench}`
    await call(editor, path, { _status: 'published', publishReason: reason }, 'PATCH')
    const order = { language: null, isPublished: true, publishReason: reason }
    await call(editor, `pages/${other}/translation/publish`, order)
    expect([await statusOf(one), await statusOf(other)]).toEqual(['published', 'published'])
    for (const id of [one, other])
      expect((await reviewIn(`pages/${id}`)).events[0]).toMatchObject({ note: reason })
  })
})

test('going offline needs no approval, in one language or in all', async () => {
  const id = await makePage({ _status: 'published' })
  const order = (language: string | null) =>
    call(editor, `pages/${id}/translation/publish`, { language, isPublished: false })
  expect((await order('nl')).status).toBe(200)
  await edit(editor, id, 'Acheter')
  expect((await order(null)).status).toBe(200)
  expect(await statusOf(id)).toBe('draft')
})

test('a request stays open when one language goes offline beside the draft that it is about', async () => {
  await set({ editor: ['administrator'] })
  const id = await makePage()
  const inDutch = { title: 'Verkopen', _status: 'published' }
  expect((await call(administrator, `pages/${id}?locale=nl&depth=0`, inDutch, 'PATCH')).status).toBe(200)
  expect((await edit(editor, id, 'Nouveau titre')).status).toBe(200)
  expect((await ask(editor, `pages/${id}`)).status).toBe(200)
  const order = { language: 'nl', isPublished: false }
  expect((await call(administrator, `pages/${id}/translation/publish`, order)).status).toBe(200)
  const review = await reviewIn(`pages/${id}`)
  expect(review.request).not.toBeNull()
  expect(review.events.map(({ kind }) => kind)).toEqual(['asked'])
})

test('administrators, the system and reviews of translations need no approval', async () => {
  const [one, other] = [await makePage(), await makePage()]
  expect((await publish(administrator, one)).status).toBe(200)
  await payload.update({ collection: 'pages', id: other, data: { _status: 'published' }, context: quiet() })
  expect(await statusOf(other)).toBe('published')
  expect((await call(editor, `pages/${one}/translation/review`, { language: 'nl' })).status).toBe(200)
})

test('a request may be withdrawn, and changes wanted need words', async () => {
  const id = await makePage()
  const document = `pages/${id}`
  await ask(editor, document)
  expect((await call(colleague, 'review/withdraw', { document })).status).toBe(403)
  expect((await call(editor, 'review/withdraw', { document })).status).toBe(200)
  expect((await decide(administrator, document)).status).toBe(403)
  await ask(editor, document)
  expect((await decide(administrator, document, 'changesWanted', '')).status).toBe(400)
  expect((await decide(administrator, document, 'changesWanted', 'The title')).status).toBe(200)
  expect(await view(editor, document)).toMatchObject({
    state: 'changesWanted',
    decision: { note: 'The title', by: 'administrator' },
  })
})

test('who is asked and who asked are told by e-mail, in their language', async () => {
  await payload.update({ collection: 'users', id: administrator.userId, data: { language: 'de' } })
  const id = await makePage({ title: 'Une page à relire' })
  await approve(`pages/${id}`)
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { subject: { contains: 'Une page à relire' } },
    sort: 'createdAt',
  })
  const requests = docs.filter(({ template }) => template === 'review.asked')
  expect(requests.map(({ language, subject }) => [language, subject])).toContainEqual([
    'de',
    'Zu prüfen: Une page à relire',
  ])
  expect(docs.at(-1)).toMatchObject({
    template: 'review.decided',
    recipient: expect.stringContaining('editor-'),
  })
})

test('the dashboard lists what waits for its reader, and the own requests until they are published', async () => {
  const work = async ({ userId }: StudioApi, role: 'editor' | 'administrator') => {
    const user = await payload.findByID({ collection: 'users', id: userId })
    const reader = { id: userId, role, language: 'en' }
    return findReviewWork(payload, { ...user, collection: 'users' } as never, reader)
  }
  const requester = await openStudioApi(running, 'editor')
  const id = await makePage({ title: 'Un titre à part' })
  const mine = async () => (await work(requester, 'editor'))?.requests
  const others = async () =>
    (await work(administrator, 'administrator'))?.toReview.filter(({ title }) => title === 'Un titre à part')
  await ask(requester, `pages/${id}`)
  expect(await others()).toMatchObject([{ by: 'editor', href: `/admin/collections/pages/${id}/` }])
  expect(await mine()).toMatchObject([{ title: 'Un titre à part', state: 'asked' }])
  await decide(administrator, `pages/${id}`)
  expect(await others()).toEqual([])
  expect(await mine()).toMatchObject([{ state: 'approved' }])
  await publish(requester, id)
  expect(await mine()).toEqual([])
  await set({ agent: [], editor: [] })
  expect(await work(administrator, 'administrator')).toBe(null)
})

test('only staff who may read a document see its review', async () => {
  const id = await makePage()
  const visitor = { authorization: '' }
  expect((await editor.send(`/api/review?document=pages/${id}`, { headers: visitor })).status).toBe(404)
  expect((await call(editor, 'review?document=pages/unknown')).status).toBe(404)
  expect((await call(editor, 'review?document=users/1')).status).toBe(404)
  const agent = await openStudioApi(running, 'agent')
  const body = { document: `pages/${id}`, role: 'editor', user: null, note: '' }
  expect((await call(agent, 'review/ask', body)).status).toBe(403)
})

test('a review goes with its document, and a year after its last change', async () => {
  const [one, other] = [await makePage(), await makePage()]
  await ask(editor, `pages/${one}`)
  await ask(editor, `pages/${other}`)
  await payload.delete({ collection: 'pages', id: one, context: quiet() })
  expect(await findReviewRow(payload, `pages/${one}`)).toBe(null)
  await sweepReviews(payload, monthsAfter(new Date(), 11))
  expect(await findReviewRow(payload, `pages/${other}`)).not.toBe(null)
  await sweepReviews(payload, monthsAfter(new Date(), 13))
  expect(await findReviewRow(payload, `pages/${other}`)).toBe(null)
})
