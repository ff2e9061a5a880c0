import { readSearchChange } from '@/features/subscriptions/model/search-change'
import { changeOwnSearch, endOwnSearches } from '@/features/subscriptions/server/my-searches'
import { payloadClient } from '@/lib/payload/payload-client'

import { signedLinkAction } from './signed-link-action'

const backTo = (path: string, outcome: 'saved' | 'invalid', demand: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${path}?${outcome}=${encodeURIComponent(demand)}`,
      'cache-control': 'no-store',
    },
  })

/** The buttons of one search on the page of all. */
export const changeSearchPost = signedLinkAction('searches', async ({ id, path }, form) => {
  const demand = String(form.get('demand') ?? '').slice(0, 64)
  const change = readSearchChange(form)
  if (!change) return backTo(path, 'invalid', demand)
  await changeOwnSearch(await payloadClient(), { link: id, demand, change, now: new Date() })
  return change.kind === 'delete' ? undefined : backTo(path, 'saved', demand)
})

/** Ends all searches of the address: the button of the page and of mail programs (RFC 8058). */
export const endSearchesPost = signedLinkAction('searches', async ({ id }, form) => {
  await endOwnSearches(await payloadClient(), id, new Date())
  // Mail programs expect no page.
  if (form.get('List-Unsubscribe') !== 'One-Click') return undefined
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
})

/** Redirects to the page of the link and changes nothing, because e-mail scanners open every URL. */
export const leadToSearches = signedLinkAction('searches', async () => undefined)
