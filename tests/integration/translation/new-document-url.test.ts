import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newDocumentUrl } from '@/features/translation/server/new-document-url'
import type { Locale } from '@/lib/i18n/locales'
import type { StaffRole } from '@/lib/payload/access'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let editor: Headers
let translator: Headers

async function signIn(role: StaffRole) {
  const email = `${role}@new-document.example`
  const { id } = await makeMinimal(payload, 'users', { email, role, name: role })
  const token = await fetchSessionToken(running, 'users', email)
  return { id, headers: new Headers({ authorization: `JWT ${token}`, rsc: '1' }) }
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const { id, headers } = await signIn('editor')
  editor = headers
  translator = (await signIn('translator')).headers
  // Not the default, and not the language the editor used last.
  await payload.updateGlobal({
    slug: 'siteConfig',
    data: { languageDefault: 'nl' },
    context: quiet(),
  } as never)
  await payload.db.create({
    collection: 'payload-preferences',
    data: { key: 'locale', value: 'de', user: { relationTo: 'users', value: id } },
  })
})
afterAll(() => running.stop())

const ask = (segments: string[], query: Record<string, string> = {}, headers = editor) =>
  newDocumentUrl(payload, { segments, query, headers })

const countPages = async () => (await payload.count({ collection: 'pages' })).totalDocs

test.each<[Record<string, string>, Locale]>([
  [{}, 'nl'],
  [{ locale: 'xx' }, 'nl'],
  [{ locale: 'de' }, 'de'],
])('the form of a new page, asked for with %j, leads to a draft in %s', async (query, locale) => {
  const url = await ask(['collections', 'pages', 'create'], { ...query, depth: '1' })
  const match = /^\/admin\/collections\/pages\/([^/]+)\/\?locale=(\w\w)&depth=1$/.exec(url ?? '')
  expect(match?.[2]).toBe(locale)
  const page = await payload.findByID({ collection: 'pages', id: match?.[1] ?? '', draft: true })
  expect(page._status).toBe('draft')
})

test('the form of a document that does not save itself opens in the language of the site', async () => {
  expect(await ask(['collections', 'agents', 'create'])).toBe('/admin/collections/agents/create/?locale=nl')
  expect(await ask(['collections', 'agents', 'create'], { locale: 'en' })).toBeNull()
})

test('other pages, documents without texts and people who may not make a document get Payload’s answer', async () => {
  const before = await countPages()
  expect(await ask(['collections', 'pages'])).toBeNull()
  expect(await ask(['collections', 'pages', 'create', 'versions'])).toBeNull()
  expect(await ask(['collections', 'redirects', 'create'])).toBeNull()
  expect(await ask(['collections', 'nothing', 'create'])).toBeNull()
  expect(await ask(['collections', 'pages', 'create'], {}, translator)).toBeNull()
  expect(await ask(['collections', 'pages', 'create'], {}, new Headers())).toBeNull()
  expect(await countPages()).toBe(before)
})
