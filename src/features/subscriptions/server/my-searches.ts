import type { Payload, Where } from 'payload'

import { propertySubject } from '@/features/leads/server/api'
import type { FieldOption } from '@/features/submissions/model/form-field'
import { optInStateOf } from '@/features/subscriptions/model/opt-in'
import { localiseField } from '@/features/submissions/model/localise-field'
import { getForm } from '@/features/submissions/server/api'
import type { OwnSearch, NotifiedProperty } from '@/features/subscriptions/model/own-search'
import type { SearchChange, SearchSettings } from '@/features/subscriptions/model/search-change'
import type { Locale } from '@/lib/i18n/locales'
import { readNumberLanguage } from '@/features/property/server/api'
import { getTranslator } from '@/lib/i18n/translator'
import { deleteWhere } from '@/lib/payload/delete-where'
import { claimRow } from '@/lib/queue/claim-row'
import { relatedId } from '@/lib/values/read-value'
import type { AlertDelivery, Demand } from '@/payload-types'

import { endOptIn, findOptIn } from './change-opt-in'
import { indexDemands } from './demand-index/index-demands'
import { demandNames } from './demand-name'
import { criteriaOf } from './demand-data'
import { answersOf, describeDemand } from './describe-demand'

/** Alerts shown per search, the newest ones. */
const maxHistory = 20

/** Whose searches: those of the address of a signed link's search, by its id; or of a subscriber who is signed in. */
export type SearchesHolder = string | { email: string }

/** The address of the holder; null when the search of the link was deleted. */
export async function emailOf(payload: Payload, holder: SearchesHolder): Promise<string | null> {
  if (typeof holder !== 'string') return holder.email
  const row = await findOptIn(payload, 'demand', holder)
  return row?.email ?? null
}

async function findOwn(payload: Payload, holder: SearchesHolder, more: Where = {}): Promise<Demand[]> {
  const email = await emailOf(payload, holder)
  if (!email) return []
  const { docs } = await payload.find({
    collection: 'demands',
    where: { and: [{ email: { equals: email } }, more] },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    // The signed link was sent to this address, or its holder is signed in: both open the searches of it only.
    overrideAccess: true,
  })
  return docs
}

async function readHistory(payload: Payload, demand: Demand, locale: Locale): Promise<NotifiedProperty[]> {
  const { docs } = await payload.find({
    collection: 'alertDeliveries',
    where: { and: [{ demand: { equals: demand.id } }, { state: { equals: 'sent' } }] },
    sort: '-sentAt',
    limit: maxHistory,
    pagination: false,
    depth: 0,
    // What was sent to the holder of the link.
    overrideAccess: true,
  })
  const t = await getTranslator(locale, await readNumberLanguage(payload, locale))
  const toHistoryEntry = async ({
    sentAt,
    createdAt,
    kind,
    property,
  }: AlertDelivery): Promise<NotifiedProperty> => {
    const about = await propertySubject(relatedId(property) ?? '', { payload, locale, t })
    const at = sentAt ?? createdAt
    return { at, kind, title: about?.title ?? t('searches.goneProperty'), href: about?.href ?? null }
  }
  return Promise.all(docs.map(toHistoryEntry))
}

/** Answers as the controls of a form hold them. */
const toValues = (answers: Readonly<Record<string, unknown>>): OwnSearch['values'] =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      value === true ? 'on' : Array.isArray(value) ? value.map(String) : String(value),
    ]),
  )

/** The goal of a search with the words of the demand form, which may no longer offer it. */
function goalOption(payload: Payload, { goal }: Demand, locale: Locale): FieldOption<string> | null {
  const fields = getForm(payload, 'demandRegister')?.steps.flatMap((step) => step.fields)
  const goalField = fields?.find(({ name }) => name === 'goal')
  const field = goalField && localiseField(goalField, locale)
  if (!field || !('options' in field) || typeof field.options === 'string') return null
  return field.options.find(({ value }) => value === goal) ?? null
}

/** The goal of one search as an option of the demand form; null for a search of another holder. */
export async function findOwnGoal(
  payload: Payload,
  { link, demand: id }: Pick<ChangeRequest, 'link' | 'demand'>,
  locale: Locale,
): Promise<FieldOption<string> | null> {
  const [demand] = await findOwn(payload, link, { id: { equals: id } })
  return demand ? goalOption(payload, demand, locale) : null
}

/** All searches of an address, for their holder; none when the search of the signed link was deleted. */
export async function findOwnSearches(
  payload: Payload,
  holder: SearchesHolder,
  locale: Locale,
): Promise<OwnSearch[]> {
  const demands = await findOwn(payload, holder)
  const names = await demandNames(payload, demands, locale)
  return Promise.all(
    demands.map(async (demand, at) => ({
      demand,
      name: names[at] ?? '',
      goal: goalOption(payload, demand, locale),
      state: optInStateOf(demand),
      rows: await describeDemand(payload, demand, locale),
      values: toValues(await answersOf(payload, demand)),
      history: await readHistory(payload, demand, locale),
    })),
  )
}

async function write(payload: Payload, id: string, due: Where, data: Record<string, unknown>): Promise<void> {
  await claimRow(payload, { collection: 'demands', id, due, data })
  // This write runs no hooks.
  await indexDemands(payload, [id])
}

/** A change whose criteria were checked against the demand form. */
export type CheckedChange =
  | Exclude<SearchChange, { kind: 'save' }>
  /** Null leaves the criteria as they are. */
  | { kind: 'save'; settings: SearchSettings; answers: Readonly<Record<string, unknown>> | null }

interface ChangeRequest {
  link: SearchesHolder
  /** The search to change, of the same address. */
  demand: string
  change: CheckedChange
  now: Date
}

/** Changes one search of the holder; one of another address is left alone. Repeatable. */
export async function changeOwnSearch(
  payload: Payload,
  { link, demand: id, change, now }: ChangeRequest,
): Promise<void> {
  const [demand] = await findOwn(payload, link, { id: { equals: id } })
  if (!demand) return
  const at = now.toISOString()
  if (change.kind === 'end') await endOptIn(payload, { kind: 'demand', id, now })
  if (change.kind === 'delete') await deleteWhere(payload, 'demands', { id: { equals: id } })
  if (change.kind === 'pause')
    await write(payload, id, { pausedAt: { exists: false } }, { pausedAt: at, updatedAt: at })
  if (change.kind === 'resume')
    await write(payload, id, { pausedAt: { exists: true } }, { pausedAt: null, updatedAt: at })
  if (change.kind !== 'save') return
  await payload.update({
    collection: 'demands',
    id,
    data: {
      ...change.settings,
      ...(change.answers && (await criteriaOf(payload, change.answers))),
      name: change.settings.name || null,
    },
    depth: 0,
    // The search is one of the holder.
    overrideAccess: true,
  })
}

/** Deletes every search of an address. Repeatable. */
export const deleteOwnSearchesOf = (payload: Payload, email: string): Promise<number> =>
  deleteWhere(payload, 'demands', { email: { equals: email } })

/** Ends every search of the holder. Repeatable. */
export async function endOwnSearches(payload: Payload, link: SearchesHolder, now: Date): Promise<void> {
  for (const { id } of await findOwn(payload, link)) await endOptIn(payload, { kind: 'demand', id, now })
}
