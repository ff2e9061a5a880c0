import { subscriberAction } from '@/features/accounts/pages/subscriber-action'
import { getSubscriber } from '@/features/accounts/server/account-session'
import { clearAccountSaved, saveInAccount, readAccountSaved } from '@/features/accounts/server/saved-homes'
import { parseSaved, serialiseSaved } from '@/features/saved/model/stored-saved'
import { payloadClient } from '@/lib/payload/payload-client'

export const dynamic = 'force-dynamic'

/** 300 hidden properties and 100 notes of 1,000 characters, encoded for a form. */
const maxBytes = 1024 * 1024

const json = (status: number, body: string): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
  })

/** What the account keeps, for the scripts of the account page and the page of saved properties. */
export async function GET(): Promise<Response> {
  const subscriber = await getSubscriber()
  if (!subscriber) return json(401, '{}')
  return json(200, serialiseSaved(await readAccountSaved(await payloadClient(), subscriber.id)))
}

/** Adds what the browser has, or deletes what the account keeps, which is a plain form too. */
export const POST = subscriberAction(maxBytes, async ({ subscriber, locale }, form) => {
  const payload = await payloadClient()
  if (form.get('change') === 'delete') {
    await clearAccountSaved(payload, subscriber.id)
    return new Response(null, {
      status: 303,
      headers: { location: `/${locale}/my/account/?cleared=1`, 'cache-control': 'private, no-store' },
    })
  }
  const added = parseSaved(String(form.get('saved') ?? ''))
  const outcome = await saveInAccount(payload, subscriber.id, added)
  if (outcome === 'full') return json(409, '{}')
  return outcome === 'busy' ? json(503, '{}') : json(200, serialiseSaved(outcome))
})
