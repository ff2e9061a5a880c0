import { APIError, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { suggestTargets } from '@/features/routing/model/suggest-targets'
import { indexRouteTable } from '@/features/routing/model/route-table'

import { hasRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { answerUnreadable, readJsonBody } from '@/lib/payload/read-json-body'
import { readRouteTable } from './read-route-table'

const body = z.object({ to: z.string().trim().min(1).max(2000) })

const nothing = () => Response.json({}, { status: 404 })

const asEditor = (req: PayloadRequest) => ({
  depth: 0,
  overrideAccess: false as const,
  user: req.user,
  req: nestedRequest(req),
})

async function findRow(req: PayloadRequest) {
  const id = req.routeParams?.id
  if (!hasRole(req.user, 'administrator', 'editor') || typeof id !== 'string') return null
  return req.payload.findByID({ collection: 'missingUrls', id, disableErrors: true, ...asEditor(req) })
}

/** The message of the field, when a rule refused; other errors have no detail on purpose. */
function refusal(reason: unknown): Response {
  if (reason instanceof ValidationError)
    return Response.json({ message: reason.data.errors[0]?.message ?? '' }, { status: 400 })
  if (reason instanceof APIError) return Response.json({ message: reason.message }, { status: reason.status })
  throw reason
}

/** `GET /api/missingUrls/:id/suggestions`: the pages most similar to the missing path. */
const suggestions: Omit<Endpoint, 'root'> = {
  path: '/:id/suggestions',
  method: 'get',
  handler: async (req) => {
    const row = await findRow(req)
    if (!row) return nothing()
    const index = indexRouteTable(await readRouteTable(req.payload))
    return Response.json({ suggestions: suggestTargets(index, row.path) })
  },
}

/** `POST /api/missingUrls/:id/redirect`: creates the redirect and deletes the row of the report. */
const redirect: Omit<Endpoint, 'root'> = {
  path: '/:id/redirect',
  method: 'post',
  handler: async (req) => {
    const row = await findRow(req)
    if (!row) return nothing()
    const wanted = body.safeParse(await readJsonBody(req))
    if (!wanted.success) return answerUnreadable(req)
    try {
      const { to } = await req.payload.create({
        collection: 'redirects',
        data: { from: row.path, to: wanted.data.to, permanent: true },
        ...asEditor(req),
      })
      await req.payload.delete({ collection: 'missingUrls', id: row.id, ...asEditor(req) })
      return Response.json({ to })
    } catch (reason) {
      return refusal(reason)
    }
  },
}

export const missingPathEndpoints = [suggestions, redirect]
