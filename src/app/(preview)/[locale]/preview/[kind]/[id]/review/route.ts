import type { Payload } from 'payload'

import { answerApproval, storeTyped } from '@/app/(preview)/_views/approval'
import { findLink } from '@/features/preview/server/preview-links'
import { isShareableKind, previewPath, readPreviewed } from '@/features/preview/model/previewed'
import { isReviewOn } from '@/features/review/server/api'
import { getClientIp } from '@/lib/http/client-ip'
import { readForm } from '@/lib/http/read-form'
import { isFromOwnPage } from '@/lib/http/same-site'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { payloadClient } from '@/lib/payload/payload-client'
import { textOf } from '@/lib/values/read-value'

export const dynamic = 'force-dynamic'

interface ApprovalRoute {
  params: Promise<{ locale: string; kind: string; id: string }>
}

const maxBodyBytes = 32 * 1024

const limits = databaseLimiters(payloadClient)
/** A person who tries again and again, and one who tries many links. */
const perLink = limits('answers by a shared link', { points: 30, seconds: 60 * 60 })
const perClient = limits('answers by shared links of a client', { points: 60, seconds: 60 * 60 })

const refuse = (status: number): Response =>
  new Response('Refused', { status, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

async function isTooMuch(link: string, headers: Headers): Promise<boolean> {
  return (await perLink.take(link)) > 0 || (await perClient.take(getClientIp(headers))) > 0
}

async function findApprovalLink(payload: Payload, token: string, document: Parameters<typeof findLink>[2]) {
  const link = await findLink(payload, token, document)
  return link?.mayApprove && (await isReviewOn(payload)) ? link : null
}

/**
 * The answer of a visitor with a shared link: approves the revision that the page showed, wants changes, or asks for a code.
 * The page is shown again, with what became of it; that of a link which has ended says so.
 */
export async function POST(request: Request, { params }: ApprovalRoute): Promise<Response> {
  const previewed = readPreviewed(await params)
  if (!previewed || !isShareableKind(previewed.kind)) return refuse(404)
  if (!isFromOwnPage(request.headers)) return refuse(403)
  const form = await readForm(request, maxBodyBytes)
  if (typeof form === 'number') return refuse(form)
  const payload = await payloadClient()
  const document = { kind: previewed.kind, id: previewed.id }
  const token = textOf(form.get('token'))
  const page = `${previewPath(previewed)}?token=${encodeURIComponent(token)}`
  const link = await findApprovalLink(payload, token, document)
  if (!link) return redirectTo(page)
  const outcome = (await isTooMuch(link.id, request.headers))
    ? 'tooMany'
    : await answerApproval(payload, { link, document, form, locale: previewed.locale })
  const typed = storeTyped(outcome, form)
  return redirectTo(`${page}&answer=${outcome}${typed ? `&typed=${typed}` : ''}`)
}
