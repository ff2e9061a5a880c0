import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import AccountPage from '@/app/(site)/[locale]/my/account/page'
import { POST as change } from '@/app/(site)/[locale]/my/account/change/route'
import DeletePage from '@/app/(site)/[locale]/my/account/delete/page'
import NewPasswordPage from '@/app/(site)/[locale]/my/account/new-password/page'
import { GET as getSaved, POST as postSaved } from '@/app/(site)/[locale]/my/account/saved/route'
import { POST as endAll } from '@/app/(site)/[locale]/my/account/unsubscribe/route'
import SearchesPage from '@/app/(site)/[locale]/my/searches/page'
import { MySearches } from '@/features/accounts/pages/private-searches'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { saveInAccount, readAccountSaved } from '@/features/accounts/server/saved-homes'
import { emptySaved } from '@/features/saved/model/saved'
import { serialiseSaved } from '@/features/saved/model/stored-saved'
import { createSession, endSession } from '@/lib/sessions/sessions'

import { keepCachedReads } from '../../support/doubles/cached'
import { setRequestHeaders } from '../../support/doubles/next-headers'
import { interfaceText } from '../../support/interface-texts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { renderToHtml } from '../../support/render-block'

/*
 * Every page, answer and form behind the log-in of subscribers, asked by each kind of reader. The list is compared with
 * the route files, so that a new one without a case fails.
 */

let running: TestPayload
let payload: Payload

const readers = ['marie', 'paul', 'stranger', 'ended'] as const
type Reader = (typeof readers)[number]
const holders = ['marie', 'paul'] as const
type Holder = (typeof holders)[number]

const tokens: Record<Reader, string> = { marie: '', paul: '', stranger: 'x'.repeat(43), ended: '' }
const ids: Record<Holder, string> = { marie: '', paul: '' }
const demands: Record<Holder, string> = { marie: '', paul: '' }
const emailOf = (who: Holder) => `${who}@perron.example`

async function begin(account: string): Promise<string> {
  return (await createSession(payload, subscriberAccounts, { account, now: new Date() })).token
}

beforeAll(async () => {
  running = await makePayload()
  keepCachedReads()
  payload = running.payload
  await makeMinimal(payload, 'propertyTypes', { name: 'Maison', slug: 'maison', webId: 1 })
  for (const who of holders) {
    ids[who] = (await makeMinimal(payload, 'subscribers', { email: emailOf(who) })).id
    tokens[who] = await begin(ids[who])
  }
  tokens.ended = await begin(ids.marie)
  await endSession(payload, subscriberAccounts, { token: tokens.ended })
})
afterAll(() => running.stop())

beforeEach(async () => {
  await payload.delete({ collection: 'demands', where: {} })
  for (const [index, who] of holders.entries()) {
    const data = { email: emailOf(who), name: `Search of ${who}`, confirmed: true, frequency: 'daily' }
    demands[who] = (await makeMinimal(payload, 'demands', data)).id
    await saveInAccount(payload, ids[who], { ...emptySaved, favourites: [7000 + index] })
  }
})

const params = Promise.resolve({ locale: 'fr' })
const context = { params }

function become(reader: Reader): Record<string, string> {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    cookie: `${subscriberAccounts.cookieName}=${tokens[reader]}`,
  }
  setRequestHeaders(headers)
  return headers
}

const isRedirect = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')

async function open(page: (props: never) => Promise<React.ReactNode>): Promise<string> {
  try {
    const props = { params, searchParams: Promise.resolve({}) }
    return await renderToHtml(await page(props as never))
  } catch (error) {
    if (isRedirect(error)) return 'redirect'
    throw error
  }
}

const send = (headers: Record<string, string>, fields: Record<string, string>) =>
  new Request('http://localhost/fr/my/account/', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })

const pages = { '': AccountPage, 'new-password': NewPasswordPage, delete: DeletePage }
const answers = ['change', 'saved', 'unsubscribe']
/** Open to everybody, because a form or the link of an e-mail is what they need. */
const forEverybody = ['forgotten', 'password', 'post', 'sign-up']

test('every route of accounts has a case', () => {
  const folder = path.resolve('src/app/(site)/[locale]/my/account')
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const expected = [...Object.keys(pages).filter(Boolean), ...answers, ...forEverybody]
  expect(folders.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})

describe.each(readers)('%s', (reader) => {
  const owner = holders.find((who) => who === reader)

  test('sees own searches alone', async () => {
    become(reader)
    const html = await open(SearchesPage)
    for (const who of holders) expect([who, html.includes(`Search of ${who}`)]).toEqual([who, who === owner])
    for (const who of holders) expect([who, html.includes(emailOf(who))]).toEqual([who, who === owner])
  })

  test.each(Object.keys(pages) as (keyof typeof pages)[])(
    'opens /%s for the own account alone',
    async (name) => {
      become(reader)
      const html = await open(pages[name] as (props: never) => Promise<React.ReactNode>)
      expect(html === 'redirect').toBe(!owner)
      for (const who of holders) expect(html.includes(emailOf(who))).toBe(who === owner)
    },
  )

  test('reads the own saved homes alone', async () => {
    become(reader)
    const answer = await getSaved()
    expect(answer.status).toBe(owner ? 200 : 401)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    holders.forEach((who, index) => expect(text.includes(String(7000 + index))).toBe(who === owner))
  })

  test('adds to the own saved homes alone', async () => {
    const saved = serialiseSaved({ ...emptySaved, favourites: [7100] })
    const answer = await postSaved(send(become(reader), { saved }), context)
    expect(answer.status).toBe(owner ? 200 : 303)
    for (const who of holders)
      expect((await readAccountSaved(payload, ids[who])).favourites.includes(7100)).toBe(who === owner)
    await postSaved(send(become(reader), { change: 'delete' }), context)
    for (const who of holders)
      expect((await readAccountSaved(payload, ids[who])).favourites.length === 0).toBe(who === owner)
  })

  test.each(['pause', 'end', 'delete', 'save'])('%s changes own searches alone', async (wanted) => {
    const read = (who: Holder) =>
      payload.findByID({ collection: 'demands', id: demands[who], disableErrors: true, depth: 0 })
    for (const who of holders) {
      const before = await read(who)
      const criteria = { goal: 'rent', types: '1', zips: '4000', minPrice: '', maxPrice: '900' }
      const rhythm = { name: 'Changed', frequency: 'weekly', hour: '9' }
      const fields = { demand: demands[who], change: wanted, ...rhythm, ...criteria }
      const answer = await change(send(become(reader), fields), context)
      expect(answer.status).toBe(303)
      expect(JSON.stringify(await read(who)) === JSON.stringify(before)).toBe(who !== owner)
    }
  })

  test('ends own searches alone', async () => {
    await endAll(send(become(reader), {}), context)
    for (const who of holders) {
      const { endedAt } = await payload.findByID({ collection: 'demands', id: demands[who], depth: 0 })
      expect(Boolean(endedAt)).toBe(who === owner)
    }
  })
})

test('a form of another site changes nothing', async () => {
  const headers = { ...become('marie'), 'sec-fetch-site': 'cross-site' }
  for (const post of [change, endAll, postSaved])
    expect((await post(send(headers, { change: 'delete', demand: demands.marie }), context)).status).toBe(403)
  expect((await readAccountSaved(payload, ids.marie)).favourites).toContain(7000)
})

test('the page of a signed link tells neither the e-mail address nor whether it has an account', async () => {
  const data = { email: 'mona@perron.example', name: 'Search of marie', confirmed: true, frequency: 'daily' }
  const { id } = await makeMinimal(payload, 'demands', data)
  const pageOf = async (demand: string, query: Record<string, string>) => {
    const link = {
      locale: 'fr',
      id: demand,
      until: new Date('2100-01-01'),
      path: '/fr/my/searches/x/y/',
    } as const
    return (await renderToHtml(MySearches({ link, query }))).replaceAll(demand, 'ID')
  }
  const queries: Record<string, string>[] = [{}, { account: 'sent' }]
  for (const query of queries) {
    const ownPage = await pageOf(demands.marie, query)
    expect(ownPage).toContain('m•••@perron.example')
    expect(ownPage).not.toContain(emailOf('marie'))
    expect(ownPage).toBe(await pageOf(id, query))
  }
})

test('after homes were kept, the page of the account opens anew with their number', async () => {
  become('marie')
  const pageOf = async (query: Record<string, string>) =>
    renderToHtml(await AccountPage({ params, searchParams: Promise.resolve(query) }))
  const before = await pageOf({})
  expect(before).toContain('&quot;savedUrl&quot;:&quot;/fr/my/account/?kept=1&quot;')
  expect(before).not.toContain('role="status"')
  await saveInAccount(payload, ids.marie, { ...emptySaved, favourites: [7100] })
  const after = await pageOf({ kept: '1' })
  expect(after).toContain('role="status"')
  expect(after).toContain(interfaceText('fr', 'accountSaved.stored'))
  expect(after).toContain(interfaceText('fr', 'accountSaved.count', { count: 2 }))
})
