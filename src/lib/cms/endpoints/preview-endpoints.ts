import { APIError, type Endpoint, type PayloadRequest } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { linkLifetimes, makePreviewToken } from '@/lib/preview/preview-token'
import { isDocumentId, isShareableKind, previewPath, readPreviewed } from '@/lib/preview/previewed'
import { keepTyped } from '@/lib/preview/typed-data'

import { staffRole } from '../access'

/** A page of thirty long blocks has about a tenth of this. */
const MOST_BYTES = 2 * 1024 * 1024

type Fields = Record<string, unknown>

const refuse = (message: string, status: number): never => {
  throw new APIError(message, status, null, true)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Owners and subscribers have sessions too; other sites may make a browser send requests, but not read these. */
function staffOfThisSite({ user, headers }: PayloadRequest) {
  if (!user || staffRole(user) === null) return refuse('Only staff may do this.', 403)
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' ? user : refuse('Not from another site.', 403)
}

async function readBody(req: PayloadRequest): Promise<Fields> {
  const announced = Number(req.headers.get('content-length') ?? 0)
  if (announced > MOST_BYTES) refuse('This is too much.', 413)
  const text = (await req.text?.()) ?? ''
  if (text.length > MOST_BYTES) refuse('This is too much.', 413)
  try {
    const body: unknown = JSON.parse(text)
    if (isFields(body)) return body
  } catch {
    // Said below, as for any other text.
  }
  return refuse('An object in JSON is expected.', 400)
}

/** Keeps what an editor is typing, for the preview beside the form. */
const previewData: Endpoint = {
  path: '/preview/data',
  method: 'post',
  handler: async (req) => {
    const user = staffOfThisSite(req)
    const { data, ...parts } = await readBody(req)
    const previewed = readPreviewed(parts)
    if (!previewed || !isFields(data)) return refuse('kind, id, locale and data are expected.', 400)
    keepTyped(String(user.id), previewed, data)
    return new Response(null, { status: 204 })
  },
}

/** Makes a link that opens the stored draft of one document to anybody, until its end. */
const previewLink: Endpoint = {
  path: '/preview/link',
  method: 'post',
  handler: async (req) => {
    const user = staffOfThisSite(req)
    const { kind, id, locale, hours } = await readBody(req)
    const lifetime = linkLifetimes.find((each) => each === hours)
    if (!isShareableKind(kind) || !isDocumentId(id) || !isLocale(locale) || !lifetime)
      return refuse(`kind, id, locale and hours (${linkLifetimes.join(', ')}) are expected.`, 400)
    const { payload } = req
    const wanted = { collection: kind, id, draft: true, depth: 0, overrideAccess: false, user } as const
    const draft = await payload.findByID({ ...wanted, disableErrors: true })
    if (!draft) return refuse('There is no such document.', 404)
    const until = new Date(Date.now() + lifetime * 3_600_000)
    const token = makePreviewToken({ kind, id }, until, payload.secret)
    const origin = payload.config.serverURL || (req.origin ?? '')
    return Response.json({ url: `${origin}${previewPath({ kind, id, locale })}?token=${token}`, until })
  },
}

export const previewEndpoints: Endpoint[] = [previewData, previewLink]
