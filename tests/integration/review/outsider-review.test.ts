import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import * as reviewRoute from '@/app/(preview)/[locale]/preview/[kind]/[id]/review/route'
import { previewEndpoints } from '@/features/preview/server/preview-endpoints'
import { makePreviewToken } from '@/features/preview/model/preview-token'
import type { Review } from '@/features/review/model/review'
import { readNewestRevision, takeCode } from '@/features/review/server/outsider-review'
import { findReviewRow, reviewOf } from '@/features/review/server/review-rows'
import type { EmailMessage } from '@/lib/email/email-message'

import { makeAccounts, type Account } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let editor: Account
/** Makes the links, and neither writes nor publishes. */
let colleague: Account

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  ;({ editor, administrator: colleague } = await makeAccounts(payload))
  await set({ editor: ['administrator'], outsidersCount: true })
})
afterAll(() => running.stop())
// All tests are one client.
beforeEach(() => payload.db.deleteMany({ collection: 'limitCounts', where: {} }))

const set = (review: object) =>
  payload.updateGlobal({ slug: 'security', data: { review } as never, context: quiet() })

const makePage = async () => (await makeMinimal(payload, 'pages', { _status: 'draft', title: 'Vendre' })).id

/** Makes a link as the dialog of the studio does. */
async function share(id: string, options: object = { mayApprove: true }, user = colleague): Promise<string> {
  const endpoint = previewEndpoints.find(({ path }) => path === '/preview/link')
  const body = JSON.stringify({ kind: 'pages', id, locale: 'fr', hours: 24, ...options })
  const req = Object.assign(await createLocalReq({ user: user ?? undefined }, payload), {
    headers: new Headers(),
    origin: 'http://localhost',
    text: () => Promise.resolve(body),
  })
  const { url } = (await (await endpoint?.handler(req))?.json()) as { url: string }
  return new URL(url).searchParams.get('token') ?? ''
}

const ownPage = { 'sec-fetch-site': 'same-origin' }

async function send(id: string, fields: Record<string, string>, headers: Record<string, string> = ownPage) {
  const request = new Request(`http://localhost/fr/preview/pages/${id}/review/`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })
  const answer = await reviewRoute.POST(request, {
    params: Promise.resolve({ locale: 'fr', kind: 'pages', id }),
  })
  const location = answer.headers.get('location')
  const query = location === null ? null : new URL(location, 'http://localhost').searchParams
  return { status: answer.status, location, outcome: query?.get('answer') ?? null }
}

const reviewIn = async (id: string): Promise<Review> => reviewOf(await findReviewRow(payload, `pages/${id}`))

const revisionOf = async (id: string) => String(await readNewestRevision(payload, { kind: 'pages', id }))

const answerOf = async (id: string, token: string, more: Record<string, string> = {}) => ({
  token,
  revision: await revisionOf(id),
  name: 'Ann Client',
  note: '',
  step: 'approved',
  ...more,
})

const publish = (id: string) =>
  payload.update({
    collection: 'pages',
    id,
    data: { _status: 'published' },
    user: editor,
    overrideAccess: false,
    context: quiet(),
  })

const edit = (id: string, user?: Account) =>
  payload.update({ collection: 'pages', id, data: { title: 'Acheter' }, draft: true, user, context: quiet() })

describe('the holder of a link', () => {
  test('approves the revision that the page shows, with the name as typed and who made the link', async () => {
    const id = await makePage()
    await expect(publish(id)).rejects.toMatchObject({ status: 403 })
    const token = await share(id)
    const { status, outcome } = await send(id, await answerOf(id, token))
    expect([status, outcome]).toEqual([303, 'approved'])
    expect((await reviewIn(id)).outsider).toMatchObject({
      kind: 'approved',
      name: 'Ann Client',
      madeBy: colleague?.id,
      madeFor: '',
      isOwnText: false,
    })
    const { docs } = await payload.find({
      collection: 'outbox',
      where: { template: { equals: 'review.decided' } },
    })
    expect(docs).toHaveLength(1)
    await publish(id)
  })

  test('does not replace an approval where that is not enough', async () => {
    await set({ editor: ['administrator'], outsidersCount: false })
    const id = await makePage()
    await send(id, await answerOf(id, await share(id)))
    await expect(publish(id)).rejects.toMatchObject({ status: 403 })
    await set({ editor: ['administrator'], outsidersCount: true })
  })

  test('does not approve for who made the link: not who publishes, and not who wrote the text', async () => {
    const byPublisher = await makePage()
    await send(byPublisher, await answerOf(byPublisher, await share(byPublisher, undefined, editor)))
    expect((await reviewIn(byPublisher)).outsider).toMatchObject({ kind: 'approved', isOwnText: false })
    await expect(publish(byPublisher)).rejects.toMatchObject({ status: 403 })

    const byWriter = await makePage()
    await edit(byWriter, colleague)
    await send(byWriter, await answerOf(byWriter, await share(byWriter)))
    expect((await reviewIn(byWriter)).outsider).toMatchObject({ kind: 'approved', isOwnText: true })
    await expect(publish(byWriter)).rejects.toMatchObject({ status: 403 })
    await send(byWriter, await answerOf(byWriter, await share(byWriter, undefined, editor)))
    expect((await reviewIn(byWriter)).outsider).toMatchObject({ madeBy: editor?.id, isOwnText: false })
    await expect(publish(byWriter)).rejects.toMatchObject({ status: 403 })
  })

  test('approves where who made the link wrote only what is online, and not where they made the page', async () => {
    const byFormerWriter = await makePage()
    await edit(byFormerWriter, colleague)
    await payload.update({
      collection: 'pages',
      id: byFormerWriter,
      data: { _status: 'published', slug: 'deja-en-ligne' },
      context: quiet(),
    })
    await edit(byFormerWriter)
    await send(byFormerWriter, await answerOf(byFormerWriter, await share(byFormerWriter)))
    expect((await reviewIn(byFormerWriter)).outsider).toMatchObject({ isOwnText: false })

    const data = { title: 'Vendre', slug: 'faite-soi-meme' } as const
    const created = { collection: 'pages', data, draft: true, user: colleague, context: quiet() } as const
    const byMaker = (await payload.create(created)).id
    await send(byMaker, await answerOf(byMaker, await share(byMaker)))
    expect((await reviewIn(byMaker)).outsider).toMatchObject({ isOwnText: true })
  })

  test('approves nothing that changed since, before or after the answer', async () => {
    const id = await makePage()
    const token = await share(id)
    const seen = await answerOf(id, token)
    await edit(id)
    expect((await send(id, seen)).outcome).toBe('changed')
    expect((await reviewIn(id)).outsider).toBe(null)
    expect((await send(id, await answerOf(id, token))).outcome).toBe('approved')
    await payload.update({ collection: 'pages', id, data: { title: 'Louer' }, draft: true, context: quiet() })
    await expect(publish(id)).rejects.toMatchObject({ status: 403 })
  })

  test('wants changes with words, and takes an approval back so', async () => {
    const id = await makePage()
    const token = await share(id)
    await send(id, await answerOf(id, token))
    const step = { step: 'changesWanted' }
    expect((await send(id, await answerOf(id, token, step))).outcome).toBe('incomplete')
    expect((await send(id, await answerOf(id, token, { ...step, note: 'The price' }))).outcome).toBe(
      'changesWanted',
    )
    expect((await reviewIn(id)).outsider).toMatchObject({ kind: 'changesWanted', note: 'The price' })
    await expect(publish(id)).rejects.toMatchObject({ status: 403 })
  })

  test('gives a name, and the same answer twice counts once', async () => {
    const id = await makePage()
    const token = await share(id)
    expect((await send(id, await answerOf(id, token, { name: ' ' }))).outcome).toBe('incomplete')
    expect((await send(id, await answerOf(id, token))).outcome).toBe('approved')
    expect((await send(id, await answerOf(id, token))).outcome).toBe('approved')
    expect((await reviewIn(id)).events).toHaveLength(1)
  })
})

describe('nothing is approved', () => {
  const refused = async (id: string, fields: Record<string, string>, headers?: Record<string, string>) => {
    const answer = await send(id, fields, headers)
    expect(await findReviewRow(payload, `pages/${id}`)).toBe(null)
    return answer
  }

  test('by a link that may only look', async () => {
    const id = await makePage()
    const fields = await answerOf(id, await share(id, {}))
    expect((await refused(id, fields)).outcome).toBe(null)
  })

  test('by a link that was revoked, has ended or is for another document', async () => {
    const [id, other] = [await makePage(), await makePage()]
    const token = await share(id)
    await refused(other, await answerOf(other, token))
    const [link = ''] = token.split('.')
    const past = makePreviewToken({ kind: 'pages', id }, link, new Date(Date.now() - 1000), payload.secret)
    await refused(id, await answerOf(id, past))
    await payload.delete({ collection: 'previewLinks', id: link, context: quiet() })
    expect((await refused(id, await answerOf(id, token))).status).toBe(303)
  })

  test('by another site, by a request that only reads, or while the setting is off', async () => {
    const id = await makePage()
    const token = await share(id)
    const fields = await answerOf(id, token)
    expect((await refused(id, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await refused(id, fields, {})).status).toBe(403)
    expect(Object.keys(reviewRoute).filter((name) => /^(GET|HEAD|PUT|PATCH|DELETE)$/.test(name))).toEqual([])
    await set({ editor: [] })
    expect((await refused(id, fields)).outcome).toBe(null)
    expect(await share(id)).not.toBe('')
    await set({ editor: ['administrator'], outsidersCount: true })
  })

  test('after too many tries', async () => {
    const id = await makePage()
    const fields = await answerOf(id, await share(id), { name: '' })
    const outcomes = []
    for (let tries = 0; tries < 31; tries += 1) outcomes.push((await send(id, fields)).outcome)
    expect(outcomes.at(0)).toBe('incomplete')
    expect(outcomes.at(-1)).toBe('tooMany')
  })
})

describe('a link for one e-mail address', () => {
  const email = 'ann@example.org'
  const shareForAnn = (id: string) => share(id, { mayApprove: true, email })

  /** The code of the newest e-mail. */
  async function readCode(): Promise<string> {
    const { docs } = await payload.find({
      collection: 'outbox',
      where: { template: { equals: 'review.code' } },
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs[0]?.recipient).toBe(email)
    const { parts } = docs[0]?.payload as unknown as EmailMessage
    return /\d{6}/.exec(JSON.stringify(parts))?.[0] ?? ''
  }

  async function askForCode(id: string, token: string): Promise<string> {
    expect((await send(id, { token, step: 'code' })).outcome).toBe('codeSent')
    return readCode()
  }

  test('needs the code that was sent to it, once, and then counts whoever made the link', async () => {
    const id = await makePage()
    await edit(id, colleague)
    const token = await shareForAnn(id)
    expect((await send(id, await answerOf(id, token))).outcome).toBe('wrongCode')
    const code = await askForCode(id, token)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await send(id, await answerOf(id, token, { code: wrong }))).outcome).toBe('wrongCode')
    const fields = await answerOf(id, token, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect((await send(id, fields)).outcome).toBe('approved')
    expect((await send(id, fields)).outcome).toBe('wrongCode')
    expect((await reviewIn(id)).outsider).toMatchObject({ madeFor: email, isOwnText: true })
    expect((await reviewIn(id)).events).toHaveLength(1)
    await publish(id)
  })

  test('takes no code after five wrong ones, after a quarter of an hour, or of another link', async () => {
    const id = await makePage()
    const [token, other] = [await shareForAnn(id), await shareForAnn(id)]
    const code = await askForCode(id, token)
    await askForCode(id, other)
    expect((await send(id, await answerOf(id, other, { code }))).outcome).toBe('wrongCode')
    const [link = ''] = token.split('.')
    const later = new Date(Date.now() + 16 * 60_000)
    expect(await takeCode(payload, { id: link, user: '', email }, code, later)).toBe(false)
    for (let tries = 0; tries < 5; tries += 1) await send(id, await answerOf(id, token, { code: '12' }))
    expect((await send(id, await answerOf(id, token, { code }))).outcome).toBe('wrongCode')
  })

  test('a stale page uses no code up', async () => {
    const id = await makePage()
    const token = await shareForAnn(id)
    const code = await askForCode(id, token)
    const seen = await answerOf(id, token, { code })
    await edit(id)
    expect((await send(id, seen)).outcome).toBe('changed')
    expect((await send(id, await answerOf(id, token, { code }))).outcome).toBe('approved')
  })

  test('gets at most five codes in a day', async () => {
    const id = await makePage()
    const token = await shareForAnn(id)
    for (let sent = 0; sent < 5; sent += 1) await askForCode(id, token)
    expect((await send(id, { token, step: 'code' })).outcome).toBe('tooMany')
  })

  test('stores no code in clear, and shows none', async () => {
    const id = await makePage()
    const token = await shareForAnn(id)
    const code = await askForCode(id, token)
    const [link = ''] = token.split('.')
    const row = await payload.db.findOne({ collection: 'previewLinks', where: { id: { equals: link } } })
    expect(JSON.stringify(row)).not.toContain(code)
    const seen = await payload.findByID({
      collection: 'previewLinks',
      id: link,
      user: colleague,
      overrideAccess: false,
    })
    expect(Object.keys(seen)).not.toContain('code')
  })
})
