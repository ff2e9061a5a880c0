import type { Locale, OfLanguages } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

import { ImportError } from '../import-error'
import type { CallApi } from './api-client'
import type { FeedWriter } from './feed-writer'

export interface ApiAccount {
  /** Ends with a slash. */
  url: string
  user: string
  secret: string
  clientId?: number
  officeId?: number
}

const languageIds: OfLanguages<number> = { nl: 1, fr: 2, en: 3, de: 4 }
const pageSize = 100
/** More pages than any office has properties. */
const maxPages = 1000
/** Active, sold and rented ones, as other websites show them. */
const shownStatuses = [1, 2, 4]

const hidden = (text: string, { user, secret }: ApiAccount): string =>
  [secret, encodeURIComponent(secret), user]
    .filter((each) => each !== '')
    .reduce((left, each) => left.replaceAll(each, '…'), text)
    .slice(0, 200)

type Params = Record<string, unknown>

function makeCall(account: ApiAccount, callApi: CallApi) {
  return async (method: string, params: Params): Promise<unknown> => {
    const url = new URL(`${method}Json`, account.url)
    // In these spellings, as the clients of the API write them.
    const sent = { CustomerName: account.user, customerPassword: account.secret, ...params }
    url.searchParams.set('json', JSON.stringify(sent))
    const answer = await callApi({ name: method, url })
    const result = isRecord(answer) ? (answer[`${method}JsonResult`] ?? answer) : null
    if (!isRecord(result) || typeof result.Success !== 'boolean')
      throw new ImportError(`${method}: the answer has another form than that of Omnicasa`)
    if (!result.Success)
      throw new ImportError(
        `${method}: ${hidden(String(result.Message ?? result.Code ?? 'refused'), account)}`,
      )
    return result.Value
  }
}

/** The items of an answer, which are its value or a list in it. */
const itemsOf = (value: unknown): Params[] => {
  const items = isRecord(value) ? value.Items : value
  return Array.isArray(items) ? items.filter(isRecord) : []
}

/** Numbers may come as texts. */
const numberIn = (value: unknown): number | null => {
  const count = Number(isRecord(value) ? (value.Count ?? value.Total) : value)
  return value !== null && value !== '' && Number.isInteger(count) && count >= 0 ? count : null
}

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === '-'

/**
 * Fetches the properties of an Omnicasa customer, page by page and language by language.
 *
 * @returns how many properties Omnicasa says that there are
 * @throws ImportError when a page cannot be fetched: what is not in a feed would be withdrawn
 */
export async function fetchOmnicasa(
  account: ApiAccount,
  languages: readonly Locale[],
  { callApi, writer }: { callApi: CallApi; writer: FeedWriter },
): Promise<number> {
  const call = makeCall(account, callApi)
  for (const language of languages)
    for (const { WebID, Name } of itemsOf(await call('GetWebIDList', { LanguageId: languageIds[language] })))
      await writer.type({ WebID, Name, language })
  const deleted = new Set(itemsOrIds(await call('GetDeletedPropertyIDs', {})))
  const numbers = new Set<string>()
  for (const language of languages) {
    const LanguageId = languageIds[language]
    const marquees = new Map(
      itemsOf(await call('GetMarqueeList', { LanguageId })).map(({ ID, Name }) => [String(ID), Name]),
    )
    for await (const record of listProperties(call, { LanguageId, Status: shownStatuses })) {
      const id = String(record.ID)
      if (deleted.has(id)) continue
      numbers.add(id)
      const ribbon = isAbsent(record.MarqueeName) ? marquees.get(String(record.Marquee)) : record.MarqueeName
      await writer.property({ ...record, language, ...(ribbon !== undefined && { MarqueeName: ribbon }) })
    }
  }
  const count = numberIn(await call('GetCountProperties', { Status: shownStatuses }))
  return Math.max(numbers.size, (count ?? 0) - deleted.size)
}

/** Ids are numbers, or items with one. */
const itemsOrIds = (value: unknown): string[] => {
  const items = isRecord(value) ? value.Items : value
  return (Array.isArray(items) ? items : []).map((each) => String(isRecord(each) ? each.ID : each))
}

async function* listProperties(
  call: (method: string, params: Params) => Promise<unknown>,
  params: Params,
): AsyncGenerator<Params> {
  const seen = new Set<string>()
  for (let page = 0; page < maxPages; page += 1) {
    const value = await call('GetPropertyList', { ...params, Limit1: page * pageSize, Limit2: pageSize })
    const items = itemsOf(value)
    const fresh = items.filter(({ ID }) => !isAbsent(ID) && !seen.has(String(ID)))
    for (const record of fresh) {
      seen.add(String(record.ID))
      yield record
    }
    // A server that ignores the page sends the same again.
    if (items.length < pageSize || fresh.length === 0) return
  }
  throw new ImportError(`GetPropertyList: more than ${maxPages} pages`)
}
