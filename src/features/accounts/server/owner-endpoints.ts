import type { Endpoint, PayloadRequest } from 'payload'

import { hasRole } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'
import type { Owner } from '@/payload-types'

import { ownerAccounts } from '../model/account-kind'
import { dropPasswordLinks } from './account-links'
import { mailAccountLink } from './mail-account-link'

/** The owner of the URL, if the user may change the account. */
async function changeableOwner({ payload, user, routeParams }: PayloadRequest): Promise<Owner | null> {
  if (!hasRole(user, 'administrator', 'editor') || typeof routeParams?.id !== 'string') return null
  return payload.findByID({
    collection: 'owners',
    id: routeParams.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
}

/** Mails a link to set a password, which works for seven days; those mailed before end. May be repeated. */
async function inviteOwner(req: PayloadRequest): Promise<Response> {
  const owner = await changeableOwner(req)
  if (!owner) return Response.json({ message: studioMessage(req, 'owners.notFound') }, { status: 404 })
  const now = new Date()
  await dropPasswordLinks(req.payload, ownerAccounts, owner.id)
  const { id, email, name, language } = owner
  const recipient = { holder: id, email, name, locale: language }
  await mailAccountLink(req.payload, ownerAccounts, recipient, { mail: 'owners.invitation', now })
  const data = { invitedAt: now.toISOString(), updatedAt: null }
  await req.payload.db.updateOne({ collection: 'owners', id: owner.id, data, returning: false })
  return Response.json({ invitedAt: data.invitedAt })
}

export const ownerEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/invite', method: 'post', handler: inviteOwner },
]
