import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload'

import { confirmDemandEmail } from '@/features/subscriptions/emails/opt-in-email'
import { confirmUntil, optInStateOf } from '@/features/subscriptions/model/opt-in'
import { queueEmail } from '@/lib/email/queue-email'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { finishLater } from '@/lib/payload/finish-later'
import type { Demand } from '@/payload-types'

import { findOptIn } from './change-opt-in'
import { soughtName } from './demand-name'
import { describeDemand } from './describe-demand'
import { optInFacts, readUnconfirmedDays } from './opt-in-facts'

interface ConfirmationRequest {
  /** Of the e-mail, which is queued once under it. */
  key: string
  /** When it was requested: the link expires with the unconfirmed search. */
  at: Date
  rows: { label: string; value: string }[]
  salutation?: string
  lead?: string
  /** The request whose transaction the e-mail belongs to. */
  req?: PayloadRequest
}

/** Key of the e-mail that follows from a new search. */
export const firstConfirmationKey = (id: string): string => `demand:${id}:confirm`

/**
 * Queues the e-mail that requests the confirmation of a registered search, in the language of its person. The name that
 * was given to the search is left out: anyone can enter the address of another and write to it that way.
 */
export async function askConfirmation(
  payload: Payload,
  demand: Demand,
  request: ConfirmationRequest,
): Promise<void> {
  const { key, at, rows, salutation = '', lead, req } = request
  const { id, language: locale, email } = demand
  const until = confirmUntil(at, await readUnconfirmedDays(payload))
  const facts = await optInFacts(payload, { kind: 'demand', id, locale, until, runs: false })
  const mail = {
    key,
    template: 'demandRegister.confirm',
    language: locale,
    recipient: email,
    message: confirmDemandEmail(
      { ...facts, salutation, frequency: demand.frequency, name: await soughtName(payload, demand, locale) },
      rows,
    ),
    ...(lead && { lead }),
  }
  await queueEmail(payload, mail, new Date(), req)
}

/** The same with the stored criteria, for a search that no form was sent for. */
export async function askEnteredConfirmation(
  payload: Payload,
  demand: Demand,
  request: Omit<ConfirmationRequest, 'rows'>,
): Promise<void> {
  const rows = await describeDemand(payload, demand, demand.language)
  await askConfirmation(payload, demand, { ...request, rows })
}

/** Searches of the form have the key of its lead, and the e-mail that follows from that lead. */
const isEntered = (demand: Partial<Demand>): boolean =>
  !demand.originKey && optInStateOf(demand) === 'pending'

/** The consent of a search without a form is given to the text of its e-mail. */
export const keepConsentText: CollectionBeforeChangeHook<Demand> = ({ data, operation }) => {
  if (operation !== 'create' || !isEntered(data) || !data.language) return data
  const text = mailTranslator(data.language)('optIn.confirmDemand.text', {
    frequency: data.frequency ?? 'immediately',
  })
  return { ...data, consentTextVersion: `e-mail: ${text}` }
}

/** A search that staff or a program entered requests its confirmation with its save; later if that fails. */
export const askWhenEntered: CollectionAfterChangeHook<Demand> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !isEntered(doc)) return doc
  const { payload } = req
  const request = { key: firstConfirmationKey(doc.id), at: new Date() }
  try {
    await askEnteredConfirmation(payload, doc, { ...request, req })
  } catch (error) {
    payload.logger.error({
      err: error,
      msg: 'The confirmation of a search was not requested; it is repeated.',
    })
    void finishLater(payload, async () => {
      const stored = await findOptIn(payload, 'demand', doc.id)
      if (stored && 'goal' in stored) await askEnteredConfirmation(payload, stored, request)
    })
  }
  return doc
}
