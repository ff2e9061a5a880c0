import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { isLocale } from '@/lib/i18n/locales'
import { linkLifetimes } from '@/features/preview/model/preview-token'
import { isDocumentId, isShareableKind, previewPath, readPreviewed } from '@/features/preview/model/previewed'
import { storePreviewData } from '@/features/preview/server/typed-data'

import { isReviewOn } from '@/features/review/server/api'
import { staffRole } from '@/lib/payload/access'
import { hoursAfter } from '@/lib/time/belgian-time'
import { isRecord, textOf } from '@/lib/values/read-value'
import { studioMessage } from '@/lib/payload/studio-message'
import { forReader } from '@/lib/payload/reader-language'
import { findSharedLinks, makePreviewLink } from './preview-links'

/** A page of thirty long blocks has about a tenth of this. */
const maxBytes = 2 * 1024 * 1024

const emailShape = z.email().max(200)

type Fields = Record<string, unknown>

const refuse = (message: string, status: number): never => {
  throw new APIError(message, status, null, true)
}

/** Owners and subscribers have sessions too; other sites can cause requests of a browser, but not read the responses. */
function staffOfThisSite({ user, headers }: PayloadRequest) {
  if (!user || staffRole(user) === null) return refuse('Only staff may do this.', 403)
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' ? user : refuse('Not from another site.', 403)
}

async function readBody(req: PayloadRequest): Promise<Fields> {
  const announced = Number(req.headers.get('content-length') ?? 0)
  if (announced > maxBytes) refuse('This is too much.', 413)
  const text = (await req.text?.()) ?? ''
  if (text.length > maxBytes) refuse('This is too much.', 413)
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    // The size is checked below, as for any other text.
  }
  return refuse('An object in JSON is expected.', 400)
}

/** Stores the unsaved values of an editor for the preview beside the form. */
const previewData: Endpoint = {
  path: '/preview/data',
  method: 'post',
  handler: async (req) => {
    const user = staffOfThisSite(req)
    const { data, ...parts } = await readBody(req)
    const previewed = readPreviewed(parts)
    if (!previewed || !isRecord(data)) return refuse('kind, id, locale and data are expected.', 400)
    storePreviewData(String(user.id), previewed, data)
    return new Response(null, { status: 204 })
  },
}

/** Creates a link that opens the stored draft of one document without an account, until it expires. */
const previewLink: Endpoint = {
  path: '/preview/link',
  method: 'post',
  handler: async (req) => {
    const user = staffOfThisSite(req)
    const { kind, id, locale, hours, ...approval } = await readBody(req)
    const lifetime = linkLifetimes.find((each) => each === hours)
    if (!isShareableKind(kind) || !isDocumentId(id) || !isLocale(locale) || !lifetime)
      return refuse(`kind, id, locale and hours (${linkLifetimes.join(', ')}) are expected.`, 400)
    const { payload } = req
    const mayApprove = approval.mayApprove === true && (await isReviewOn(payload))
    const email = mayApprove ? textOf(approval.email) : ''
    if (email !== '' && !emailShape.safeParse(email).success)
      return refuse(studioMessage(req, 'sharedPreview.badEmail'), 400)
    const wanted = { collection: kind, id, draft: true, depth: 0, overrideAccess: false, user } as const
    const draft = await payload.findByID({
      ...wanted,
      disableErrors: true,
      ...forReader(req.i18n.language),
    })
    if (!draft) return refuse('There is no such document.', 404)
    const until = hoursAfter(new Date(), lifetime)
    const { useAsTitle = 'id' } = payload.collections[kind].config.admin
    const title = textOf(Reflect.get(draft, useAsTitle))
    const link = { subject: { kind, id }, title, user, until, mayApprove, email }
    const token = await makePreviewLink(req, link)
    const origin = payload.config.serverURL || (req.origin ?? '')
    return Response.json({ url: `${origin}${previewPath({ kind, id, locale })}?token=${token}`, until })
  },
}

/** The links to a document that still work. */
const previewLinkList: Endpoint = {
  path: '/preview/links',
  method: 'get',
  handler: async (req) => {
    const user = staffOfThisSite(req)
    const { kind, id } = req.query
    if (!isShareableKind(kind) || !isDocumentId(id)) return refuse('kind and id are expected.', 400)
    const links = await findSharedLinks(req.payload, { kind, id }, user)
    return Response.json({ links, offersApproval: await isReviewOn(req.payload) })
  },
}

/** Revokes a link: of one's own, or any for administrators. */
const previewLinkRevoked: Endpoint = {
  path: '/preview/link/revoke',
  method: 'post',
  handler: async (req) => {
    const user = staffOfThisSite(req)
    const { id } = await readBody(req)
    if (!isDocumentId(id)) return refuse('id is expected.', 400)
    const { docs } = await req.payload.delete({
      collection: 'previewLinks',
      where: { id: { equals: id } },
      depth: 0,
      overrideAccess: false,
      user,
      req,
    })
    // Revoked or ended in the meantime is as good.
    return Response.json({ count: docs.length })
  },
}

export const previewEndpoints: Endpoint[] = [previewData, previewLink, previewLinkList, previewLinkRevoked]
