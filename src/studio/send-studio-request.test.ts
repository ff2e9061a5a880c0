import { afterEach, expect, it, vi } from 'vitest'

import { sendStudioRequest, uploadStudioFile } from './send-studio-request'
import { studioSession } from './session/session-store'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: unknown, status = 200) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(
      typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
    ),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('reads with a trailing slash, the cookies and the language of the editor', async () => {
  const fetch = answerWith({ docs: [] })
  const query = { depth: '0', 'select[name]': 'true' }
  const answer = await sendStudioRequest('/api', 'media', { query, language: 'nl' })
  expect(answer).toEqual({ isOk: true, data: { docs: [] } })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/media/?depth=0&select%5Bname%5D=true')
  expect(init).toMatchObject({
    method: 'GET',
    credentials: 'include',
    headers: { 'Accept-Language': 'nl' },
  })
  expect(init?.body).toBeUndefined()
})

it('posts a body as JSON to a URL without a query', async () => {
  const fetch = answerWith({})
  await sendStudioRequest('/api', 'leads/1/notes', { body: { text: 'Call back' } })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/leads/1/notes/')
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
  expect(init?.body).toBe('{"text":"Call back"}')
})

it.each([
  [
    'of a field',
    { errors: [{ message: 'Invalid field', data: { errors: [{ message: 'Too long' }] } }] },
    'Too long',
  ],
  ['of an operation', { errors: [{ message: 'Not allowed' }] }, 'Not allowed'],
  ['of an own endpoint', { message: 'The slot is full' }, 'The slot is full'],
  ['that is missing', { errors: [] }, null],
  ['that is empty', { message: '' }, null],
  ['of a proxy, which is no JSON', '<h1>Bad gateway</h1>', null],
])('gives the reason %s', async (_, body, message) => {
  answerWith(body, 400)
  expect(await sendStudioRequest('/api', 'leads', { body: {} })).toMatchObject({ isOk: false, message })
})

it('keeps the data of an error beside its reason', async () => {
  answerWith({ reason: 'ofAgency' }, 422)
  const answer = await sendStudioRequest('/api', 'erasures/preview', { body: {} })
  expect(answer.data).toEqual({ reason: 'ofAgency' })
})

it('refuses a page that a proxy answers with status 200', async () => {
  answerWith('<h1>Sign in to the network</h1>')
  expect(await sendStudioRequest('/api', 'leads')).toMatchObject({ isOk: false, message: null })
})

it('does not throw when the server is not reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await sendStudioRequest('/api', 'leads')).toEqual({ isOk: false, data: null, message: null })
})

/** Answers every upload after reporting half of it. */
function uploadServer(status: number, response: unknown) {
  const sent: { url?: string; form?: FormData; headers: Record<string, string> } = { headers: {} }
  class Request {
    status = status
    response = response
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    open = (_: string, url: string) => (sent.url = url)
    setRequestHeader = (name: string, value: string) => (sent.headers[name] = value)
    send = (form: FormData) => {
      sent.form = form
      this.upload.onprogress?.({ loaded: 5, total: 10 })
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

it('uploads a file with its fields and reports the progress', async () => {
  const sent = uploadServer(201, { doc: { id: 'a' } })
  const shares: number[] = []
  const answer = await uploadStudioFile('/api', 'media', {
    file: new File(['x'], 'house.jpg'),
    fields: { alt: 'House' },
    query: { locale: 'nl' },
    language: 'nl',
    onProgress: (share) => shares.push(share),
  })
  expect(answer).toEqual({ isOk: true, data: { doc: { id: 'a' } } })
  expect(shares).toEqual([0.5])
  expect(sent.url).toBe('/api/media/?locale=nl')
  expect(sent.headers).toEqual({ 'Accept-Language': 'nl' })
  expect(sent.form?.get('_payload')).toBe('{"alt":"House"}')
})

it('uploads a file alone, when it has no fields', async () => {
  const sent = uploadServer(202, { id: 'run' })
  const file = new File(['x'], 'feed.xml')
  await uploadStudioFile('/api', 'importSources/1/upload', {
    file,
    query: { name: 'feed.xml' },
    language: 'nl',
    onProgress: () => undefined,
  })
  expect(sent.headers).toMatchObject({ 'Content-Type': 'application/octet-stream' })
  expect(sent.form).toBe(file)
})

it('gives the reason why a file is refused', async () => {
  uploadServer(400, { errors: [{ data: { errors: [{ message: 'Not a picture' }] } }] })
  const file = new File(['x'], 'house.txt')
  const answer = await uploadStudioFile('/api', 'media', {
    file,
    fields: {},
    language: 'nl',
    onProgress: () => undefined,
  })
  expect(answer).toMatchObject({ isOk: false, message: 'Not a picture' })
})

const sessionEnd = { errors: [{ message: 'Log in again', name: 'SessionEnded' }] }

it.each([
  ['the end of the session', 401, sessionEnd, 'ended'],
  ['a wrong code', 401, { errors: [{ message: 'Wrong code' }] }, 'active'],
  ['a proxy that asks for a password', 401, '<h1>Unauthorized</h1>', 'active'],
  ['a right that is missing', 403, { errors: [{ message: 'Not allowed' }] }, 'active'],
])('reports %s: %i', async (_, status, body, state) => {
  studioSession.begin('anna')
  answerWith(body, status)
  expect(await sendStudioRequest('/api', 'pages/1', { body: {}, method: 'PATCH' })).toMatchObject({
    isOk: false,
  })
  expect(studioSession.getSnapshot().state).toBe(state)
  studioSession.begin(null)
})
