import { limits } from '@/features/accounts/server/answer-login'
import { mailSignUp } from '@/features/accounts/server/link-actions'
import { checkAnswers } from '@/features/submissions/model/form-schema'
import { problemTextsOf } from '@/features/submissions/model/problems'
import { getFormModel, rerenderForm } from '@/features/submissions/server/reads'
import { readSearchChange, type SearchChange } from '@/features/subscriptions/model/search-change'
import { criteriaModel } from '@/features/subscriptions/model/search-criteria'
import {
  addressOf,
  changeOwnSearch,
  endOwnSearches,
  findOwnGoal,
  type CheckedChange,
  type SearchesHolder,
} from '@/features/subscriptions/server/api'
import { getClientIp } from '@/lib/http/client-ip'
import type { Locale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'
import { belgianDay } from '@/lib/time/belgian-time'

import { signedLinkAction, unsubscribeAction } from '@/lib/http/signed-link-action'
import { subscriberAction } from './subscriber-action'

const backTo = (path: string, outcome: 'saved' | 'invalid', demand: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${path}?${outcome}=${encodeURIComponent(demand)}`,
      'cache-control': 'private, no-store',
    },
  })

type Saved = Extract<SearchChange, { kind: 'save' }>
type Checked = { change: CheckedChange } | { errors: Record<string, string> }

interface Page {
  holder: SearchesHolder
  locale: Locale
  /** Of the page of all searches. */
  path: string
  /** The session of a subscriber, without which the page would be the log-in. */
  cookie?: string
}

/** The criteria by the rules and in the words of the demand form. */
async function checkSaved(
  { settings, values }: Saved,
  { holder, locale }: Page,
  demand: string,
): Promise<Checked> {
  const form = await getFormModel('demandRegister', locale)
  if (!form) return { change: { kind: 'save', settings, answers: null } }
  const texts = problemTextsOf(await getPageTranslator(locale))
  const goal = await findOwnGoal(await payloadClient(), { link: holder, demand }, locale)
  const checked = checkAnswers(criteriaModel(form, goal), values, texts, belgianDay(new Date()))
  return checked.ok
    ? { change: { kind: 'save', settings, answers: checked.answers } }
    : { errors: checked.errors }
}

interface Refusal {
  locale: Locale
  /** Path of the page of all searches. */
  path: string
  demand: string
  errors: Record<string, string>
  cookie: string | undefined
}

/** The same page with the sent values and their errors. */
async function refuse({ settings, values }: Saved, refusal: Refusal): Promise<Response> {
  const { locale, path, demand, errors, cookie } = refusal
  const { hour, ...others } = settings
  const again = await rerenderForm(
    { path, href: `${path}?edit=${encodeURIComponent(demand)}`, cookie },
    { kind: 'demandRegister', values: { ...values, ...others, hour: String(hour) }, errors, message: '' },
    locale,
  )
  if (!again) return backTo(path, 'invalid', demand)
  const headers = { ...again.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  return new Response(again.html, { status: 422, headers })
}

const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })

async function changeSearch(page: Page, form: FormData): Promise<Response> {
  const { holder, locale, path, cookie } = page
  const demand = String(form.get('demand') ?? '').slice(0, 64)
  const wanted = readSearchChange(form)
  if (!wanted) return backTo(path, 'invalid', demand)
  const checked = wanted.kind === 'save' ? await checkSaved(wanted, page, demand) : { change: wanted }
  if ('errors' in checked && wanted.kind === 'save')
    return refuse(wanted, { locale, path, demand, errors: checked.errors, cookie })
  if (!('change' in checked)) return backTo(path, 'invalid', demand)
  const { change } = checked
  await changeOwnSearch(await payloadClient(), { link: holder, demand, change, now: new Date() })
  return change.kind === 'delete' ? leadTo(path) : backTo(path, 'saved', demand)
}

/** The buttons of one search on the page of all. */
export const changeSearchPost = signedLinkAction('searches', ({ id, path, locale }, form) =>
  changeSearch({ holder: id, locale, path }, form),
)

/** No form of a search is larger. */
const maxBytes = 64 * 1024

/** The buttons of one search, for a subscriber who is signed in. */
export const changeSearchAsSubscriber = subscriberAction(maxBytes, ({ subscriber, locale, cookie }, form) =>
  changeSearch({ holder: subscriber, locale, path: `/${locale}/my/searches/`, cookie }, form),
)

/** Ends all searches of a subscriber who is signed in. */
export const endSearchesAsSubscriber = subscriberAction(maxBytes, async ({ subscriber, locale }) => {
  await endOwnSearches(await payloadClient(), subscriber, new Date())
  return leadTo(`/${locale}/my/searches/`)
})

/** Mails the link to a password to the address of the signed link; see `mailSignUp`. */
export const mailSignUpPost = signedLinkAction('searches', async ({ id, path, locale }, _, headers) => {
  const payload = await payloadClient()
  const email = await addressOf(payload, id)
  if (!email) return undefined
  const clientIp = getClientIp(headers)
  const seconds = await mailSignUp({ payload, limits, locale, clientIp, now: new Date() }, email)
  return seconds > 0 ? seconds : leadTo(`${path}?account=sent`)
})

/** Ends all searches of the address. */
export const endSearchesPost = unsubscribeAction('searches', async (id) =>
  endOwnSearches(await payloadClient(), id, new Date()),
)

/** Redirects to the page of the link and changes nothing, because e-mail scanners open every URL. */
export const leadToSearches = signedLinkAction('searches', async () => undefined)
