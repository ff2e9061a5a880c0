import { afterEach, expect, test, vi } from 'vitest'

import { hasSameValues, readDraftAnswer, sendDraft, textOfForm } from './send-draft'

afterEach(() => vi.unstubAllGlobals())

const conflict = { path: 'revision', message: 'Entre-temps' }
const invalid = { path: 'blocks.0.heading', message: 'Trop long' }
const withErrors = (errors: object[]) => ({ errors: [{ message: 'Refusé', data: { errors } }] })

test.each([
  [200, { doc: { id: '1' } }, { outcome: 'saved', doc: { id: '1' } }],
  [401, withErrors([]), { outcome: 'signed-out', message: null }],
  [409, withErrors([conflict]), { outcome: 'conflict', errors: [conflict] }],
  [409, withErrors([invalid]), { outcome: 'refused', errors: [invalid] }],
  [400, withErrors([invalid]), { outcome: 'refused', message: 'Trop long', errors: [invalid] }],
  [403, { errors: [{ message: 'Interdit' }] }, { outcome: 'refused', message: 'Interdit', errors: [] }],
  [404, null, { outcome: 'refused', message: null, errors: [], isGone: true }],
  [413, '<html>', { outcome: 'refused', message: null }],
  [429, null, { outcome: 'unreachable' }],
  [502, '<html>', { outcome: 'unreachable' }],
])('an answer with status %d is understood', (status, body, expected) => {
  expect(readDraftAnswer(status, body)).toMatchObject(expected)
})

const draft = { document: 'pages/1', locale: 'nl' }

const send = async (isLeaving: boolean, text: string) => {
  const request = vi.fn<typeof fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', request)
  const body = new FormData()
  body.set('_payload', text)
  await sendDraft('/api', draft, { body, language: 'fr', isLeaving })
  const [url, init] = request.mock.calls[0] ?? []
  return { url, keepalive: init?.keepalive }
}

test('a draft is sent to the address that Payload gives it', async () => {
  expect((await send(false, 'x')).url).toBe(
    '/api/pages/1/?autosave=true&depth=0&draft=true&fallback-locale=null&locale=nl',
  )
})

test('only a small body of a page that is left outlives it', async () => {
  expect((await send(false, 'x')).keepalive).toBe(false)
  expect((await send(true, 'x')).keepalive).toBe(true)
  expect((await send(true, 'é'.repeat(30_000))).keepalive).toBe(false)
})

test('a server that is not reached is no error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const options = { body: new FormData(), language: 'fr', isLeaving: false }
  expect(await sendDraft('/api', draft, options)).toMatchObject({ outcome: 'unreachable' })
})

test('what a save changes by itself is no change of the form', () => {
  const form = { title: 'a', revision: 1, updatedAt: 'x', blocks: [{ heading: 'b' }] }
  expect(textOfForm({ ...form, revision: 2, updatedAt: 'y' })).toBe(textOfForm(form))
  expect(textOfForm({ ...form, blocks: [{ heading: 'c' }] })).not.toBe(textOfForm(form))
})

test('a form with the stored values is as stored, whatever the save changed by itself', () => {
  const stored = { title: { value: 'a' }, image: {}, revision: { value: 2 }, blocks: { value: 1 } }
  const form = { title: { value: 'a' }, image: { value: null }, revision: { value: 1 }, blocks: { value: 1 } }
  expect(hasSameValues(stored, form)).toBe(true)
  expect(hasSameValues(stored, { ...form, title: { value: 'ab' } })).toBe(false)
  expect(hasSameValues(stored, { ...form, blocks: { value: 2 } })).toBe(false)
})
