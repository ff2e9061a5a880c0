import type { Endpoint, Field, PayloadRequest } from 'payload'
import { z } from 'zod'

import { alertEmail } from '@/features/subscriptions/emails/alert-email'
import type { AlertDelivery, Demand, Property } from '@/payload-types'
import { env } from '@/lib/env'
import { toLocale } from '@/lib/i18n/locales'
import { mailPreview } from '@/lib/email/mail-preview'
import { hasRole } from '@/lib/payload/access'
import { answerUnreadable, readJsonBody } from '@/lib/payload/read-json-body'

import { readNotified, storeAlerts } from './alerts/alert-rows'
import { composeAlerts, createSubjectReader } from './alerts/compose-alerts'
import { countMatchingDemands, findDemandsOf } from './demand-index/find-demands'
import { readSought } from './demand-index/read-sought'
import { readsAllDemandsOf } from './demand-access'
import { demandNames } from './demand-name'

/** Searches that the studio lists; the count is of all. */
const maxListed = 200
/** Ids in a condition, of which SQLite takes 32,766. */
const maxCompared = 30_000

const choice = z.strictObject({ demands: z.array(z.string().max(64)).min(1).max(maxListed) })

const nothing = () => Response.json({}, { status: 404 })

/** The property of the path, if the user works on properties and may read it. */
async function findProperty(req: PayloadRequest): Promise<Property | null> {
  const id = req.routeParams?.id
  if (!hasRole(req.user, 'administrator', 'editor', 'agent') || typeof id !== 'string') return null
  return req.payload.findByID({
    collection: 'properties',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
}

/** The searches that a property matches, as far as the user may read them; newest first, at most `maxListed`. */
async function findDemands(req: PayloadRequest, property: Property) {
  const sought = await readSought(req.payload, property.id)
  const demands = sought ? await findDemandsOf(req.payload, sought) : []
  const ids = demands.slice(0, maxCompared).map(({ demand }) => demand)
  const readsAll = readsAllDemandsOf(req.user, property)
  const { docs, totalDocs } = await req.payload.find({
    collection: 'demands',
    where: { id: { in: ids } },
    sort: '-confirmedAt',
    limit: maxListed,
    depth: 0,
    // The rule of agents is bounded and lags half a minute behind; here the match with an own property is known.
    overrideAccess: readsAll,
    user: req.user,
  })
  return { isShown: sought !== null, isLimited: !readsAll && totalDocs < ids.length, demands: docs }
}

/** `GET /api/properties/:id/demands`: who looks for a property, and who was notified of it. */
const list: Omit<Endpoint, 'root'> = {
  path: '/:id/demands',
  method: 'get',
  handler: async (req) => {
    const property = await findProperty(req)
    if (!property) return nothing()
    const { isShown, isLimited, demands } = await findDemands(req, property)
    const [sent, people] = await Promise.all([
      readNotified(req.payload, property.id),
      countMatchingDemands(req.payload, property),
    ])
    const names = await demandNames(req.payload, demands, toLocale(req.i18n.language))
    const rows = demands.map(({ id, email, frequency }, at) => ({
      id,
      email,
      frequency,
      name: names[at] ?? '',
      wasNotified: sent.has(id),
    }))
    return Response.json({ isShown, isLimited, people, demands: rows })
  },
}

/** `POST /api/properties/:id/demands/send`: puts a property into the next e-mails of chosen searches; those that do not match are left out. */
const send: Omit<Endpoint, 'root'> = {
  path: '/:id/demands/send',
  method: 'post',
  handler: async (req) => {
    const property = await findProperty(req)
    if (!property) return nothing()
    const body = choice.safeParse(await readJsonBody(req))
    if (!body.success) return answerUnreadable(req, 'refusals.nothingChosen')
    const { demands } = await findDemands(req, property)
    const chosen = demands.filter(({ id }) => body.data.demands.includes(id))
    const sought = await readSought(req.payload, property.id)
    const alerts = chosen.map((demand) => ({
      demand: { ...demand, frequency: 'immediately' as const },
      property: property.id,
      kind: 'byHand' as const,
      price: sought?.price ?? null,
      previousPrice: null,
    }))
    await storeAlerts(req.payload, alerts, new Date())
    return Response.json({ sent: chosen.length })
  },
}

/** An example delivery, as the e-mail of the preview tells it. */
const exampleOf = (demand: Demand, property: Property): AlertDelivery => ({
  id: '',
  createdAt: '',
  updatedAt: '',
  deliveryKey: '',
  demand: demand.id,
  property: property.id,
  kind: 'byHand',
  state: 'waiting',
})

/** `GET /api/properties/:id/demands/preview/:demand`: the e-mail that one of them would get. */
const preview: Omit<Endpoint, 'root'> = {
  path: '/:id/demands/preview/:demand',
  method: 'get',
  handler: async (req) => {
    const property = await findProperty(req)
    const { demands } = property ? await findDemands(req, property) : { demands: [] }
    const demand = demands.find(({ id }) => id === req.routeParams?.demand)
    if (!property || !demand) return nothing()
    const { facts } = await composeAlerts(
      req.payload,
      [exampleOf(demand, property)],
      new Map([[demand.id, demand]]),
      { subjectOf: createSubjectReader(req.payload), now: new Date() },
    )
    if (!facts) return nothing()
    // Links of an e-mail are keys, which only its recipient gets.
    const { serverUrl } = env
    const shown = {
      ...facts,
      allUrl: serverUrl,
      unsubscribeUrl: serverUrl,
      sections: facts.sections.map((section) => ({ ...section, stopUrl: serverUrl })),
    }
    return mailPreview(req.payload, alertEmail(shown), facts.locale)
  },
}

export const demandEndpoints: Omit<Endpoint, 'root'>[] = [list, send, preview]

/** The searches that a property matches, in its form. */
export const matchingDemandsField: Field = {
  name: 'matchingDemands',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/composition/studio-parts#MatchingDemands' },
  },
}
