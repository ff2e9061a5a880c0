import { APIError, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { suggestTargets } from '@/lib/missing/suggest-targets'
import { indexRouteTable } from '@/lib/routing/route-table'

import { hasRole } from '../access'
import { nestedRequest } from '../nested-request'
import { readRouteTable } from '../route-table/read-route-table'

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
  return req.payload.findByID({ collection: 'missingAddresses', id, disableErrors: true, ...asEditor(req) })
}

/** The words at the field, when a rule refused; other mistakes of the request say little on purpose. */
function refusal(reason: unknown): Response {
  if (reason instanceof ValidationError)
    return Response.json({ message: reason.data.errors[0]?.message ?? '' }, { status: 400 })
  if (reason instanceof APIError) return Response.json({ message: reason.message }, { status: reason.status })
  throw reason
}

/** `GET /api/missingAddresses/:id/suggestions`: the pages the address most likely meant. */
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

/** `POST /api/missingAddresses/:id/redirect`: makes the redirect and takes the row off the list. */
const redirect: Omit<Endpoint, 'root'> = {
  path: '/:id/redirect',
  method: 'post',
  handler: async (req) => {
    const row = await findRow(req)
    if (!row) return nothing()
    const wanted = body.safeParse(await req.json?.().catch(() => null))
    if (!wanted.success) return Response.json({ message: 'An address is needed' }, { status: 400 })
    try {
      const { to } = await req.payload.create({
        collection: 'redirects',
        data: { from: row.path, to: wanted.data.to, permanent: true },
        ...asEditor(req),
      })
      await req.payload.delete({ collection: 'missingAddresses', id: row.id, ...asEditor(req) })
      return Response.json({ to })
    } catch (reason) {
      return refusal(reason)
    }
  },
}

export const missingAddressEndpoints = [suggestions, redirect]
