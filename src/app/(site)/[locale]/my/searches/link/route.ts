import { after } from 'next/server'
import { z } from 'zod'

import { mailSearchesLink } from '@/features/subscriptions/server/mail-searches-link'
import { getClientIp } from '@/lib/http/client-ip'
import { readForm } from '@/lib/http/read-form'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { isDatabaseUnavailable } from '@/lib/payload/database-unavailable'
import { payloadClient } from '@/lib/payload/payload-client'
import { triggerWorker } from '@/lib/queue/trigger-worker'

const maxBytes = 16 * 1024
const hour = 60 * 60

const make = databaseLimiters(payloadClient)
const ofClient = make('links to searches of a client', { points: 10, seconds: hour })
const ofAddress = make('links to searches of an address', { points: 3, seconds: hour })

const address = z.email().max(254)

interface LinkRoute {
  params: Promise<{ locale: string }>
}

type Notice = 'sent' | 'tooMany' | 'email' | 'unavailable'

const back = (locale: string, notice: Notice, email = ''): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `/${locale}/my/searches/?${String(new URLSearchParams({ notice, ...(email && { email }) }))}`,
      'cache-control': 'no-store',
    },
  })

/** After the answer, so that its time tells nothing about the address. */
async function mailLater(email: string): Promise<void> {
  const payload = await payloadClient()
  if ((await ofAddress.take(email.toLowerCase())) > 0) return
  await mailSearchesLink(payload, email, new Date())
  triggerWorker()
}

/** Mails the link to one's searches. The answer is the same for known and unknown addresses (P11). */
export async function POST(request: Request, { params }: LinkRoute): Promise<Response> {
  const { locale } = await params
  const form = await readForm(request, maxBytes)
  const typed = typeof form === 'number' ? '' : String(form.get('email') ?? '').trim()
  const email = address.safeParse(typed)
  if (!email.success) return back(locale, 'email', typed.slice(0, 254))
  try {
    if ((await ofClient.take(getClientIp(request.headers))) > 0) return back(locale, 'tooMany', typed)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return back(locale, 'unavailable', typed)
  }
  after(() => mailLater(email.data))
  return back(locale, 'sent')
}

/** Opened again, this URL leads to its page. */
export async function GET(_: Request, { params }: LinkRoute): Promise<Response> {
  const { locale } = await params
  return new Response(null, {
    status: 303,
    headers: { location: `/${locale}/my/searches/`, 'cache-control': 'no-store' },
  })
}
