import { passwordLinkFor } from '@/features/accounts/server/subscriber-actions'
import { readSearchChange } from '@/features/subscriptions/model/search-change'
import {
  addressOf,
  changeOwnSearch,
  endOwnSearches,
  type SearchesHolder,
} from '@/features/subscriptions/server/my-searches'
import { payloadClient } from '@/lib/payload/payload-client'

import { signedLinkAction } from './signed-link-action'
import { subscriberAction } from './subscriber-action'

const backTo = (path: string, outcome: 'saved' | 'invalid', demand: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${path}?${outcome}=${encodeURIComponent(demand)}`,
      'cache-control': 'no-store',
    },
  })

const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })

async function changeSearch(holder: SearchesHolder, path: string, form: FormData): Promise<Response> {
  const demand = String(form.get('demand') ?? '').slice(0, 64)
  const change = readSearchChange(form)
  if (!change) return backTo(path, 'invalid', demand)
  await changeOwnSearch(await payloadClient(), { link: holder, demand, change, now: new Date() })
  return change.kind === 'delete' ? leadTo(path) : backTo(path, 'saved', demand)
}

/** The buttons of one search on the page of all. */
export const changeSearchPost = signedLinkAction('searches', ({ id, path }, form) =>
  changeSearch(id, path, form),
)

/** No form of a search is larger. */
const maxBytes = 64 * 1024

/** As above, of a subscriber who is signed in. */
export const changeSearchAsSubscriber = subscriberAction(maxBytes, ({ subscriber, locale }, form) =>
  changeSearch(subscriber, `/${locale}/my/searches/`, form),
)

/** Ends all searches of a subscriber who is signed in. */
export const endSearchesAsSubscriber = subscriberAction(maxBytes, async ({ subscriber, locale }) => {
  await endOwnSearches(await payloadClient(), subscriber, new Date())
  return leadTo(`/${locale}/my/searches/`)
})

/**
 * Leads on to the form with a first password: the signed link was mailed to its address. It changes no password that
 * exists, because e-mails with such links are passed on.
 */
export const choosePasswordPost = signedLinkAction('searches', async ({ id, locale }) => {
  const payload = await payloadClient()
  const email = await addressOf(payload, id)
  return email ? leadTo(await passwordLinkFor(payload, { email, locale, now: new Date() })) : undefined
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
