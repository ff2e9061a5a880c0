import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { isRecord, textIn, textOf } from '@/lib/values/read-value'

import { ImportError } from '../import-error'
import { ApiNotFoundError, ApiSignInError, type CallApi } from './api-client'
import type { FeedWriter } from './feed-writer'
import type { ApiAccount } from './fetch-omnicasa'

const accept = 'application/vnd.sweepbright.v20190920+json'

type Estate = Record<string, unknown>

/** An estate that SweepBright announced. */
export interface AnnouncedEstate {
  estate: string
  kind: 'changed' | 'deleted'
}

/** Calls of the API with a token, which is fetched once. */
export function makeSweepbrightClient({ url: apiUrl, user, secret }: ApiAccount, callApi: CallApi) {
  let token: Promise<string> | undefined
  const signIn = async (): Promise<string> => {
    const answer = await callApi({
      name: 'oauth/token',
      url: new URL('oauth/token', apiUrl),
      headers: { accept },
      body: { grant_type: 'client_credentials', client_id: user, client_secret: secret },
    })
    const token = isRecord(answer) ? textOf(answer.access_token) : ''
    // Node refuses a header with control characters.
    if (!/^[\x21-\x7e]{1,4000}$/.test(token)) throw new ApiSignInError('oauth/token: the answer has no token')
    return token
  }
  const call = async (name: string, path: string, more: { method?: 'PUT'; body?: unknown } = {}) => {
    token ??= signIn()
    const headers = { accept, authorization: `Bearer ${await token}` }
    return callApi({ name, url: new URL(path, apiUrl), headers, ...more })
  }
  const pathOf = (estate: string) => `estates/${encodeURIComponent(estate)}`
  return {
    getEstate: (estate: string) => call('estates', pathOf(estate)),
    setEstateUrl: async (estate: string, url: string): Promise<void> => {
      await call('estates/url', `${pathOf(estate)}/url`, { method: 'PUT', body: { url } })
    },
  }
}

const orderOf = (item: unknown): number => (isRecord(item) ? Number(item.ordinal) || 0 : 0)
const inOrder = (items: unknown): unknown[] =>
  Array.isArray(items) ? [...items].sort((one, other) => orderOf(one) - orderOf(other)) : []

/** What all languages of an estate share, in the form that the mapping reads. */
function toShared(estate: Estate): Estate {
  const { amenities, images, location, negotiation, negotiator, price, rent_period: rentPeriod } = estate
  const names = isRecord(negotiator) ? [negotiator.first_name, negotiator.last_name].map(textOf) : []
  const has = Array.isArray(amenities) ? amenities.map((name) => [String(name), 'yes']) : []
  return {
    ...estate,
    images: inOrder(images),
    has: Object.fromEntries(has),
    agentName: names.filter(Boolean).join(' '),
    isPriceShown: !(isRecord(price) && price.hidden === true),
    isAddressShown: !(isRecord(location) && location.hidden === true),
    // A sale has a period too, which says nothing.
    ...(negotiation === 'let' && { rentPeriod }),
  }
}

const languageTexts = ['description_title', 'description', 'legal_mentions'] as const

/** A record for each language in which the estate has a title or a text. */
function toRecords(estate: Estate, languages: readonly Locale[]): Estate[] {
  const sharedFacts = toShared(estate)
  const inLanguage = (language: Locale) =>
    languageTexts.map((name) => [name, isRecord(estate[name]) ? textIn(estate[name], language) : ''] as const)
  const records = languages
    .map((language) => ({ language, texts: inLanguage(language) }))
    .filter(({ texts }) => texts.some(([, text]) => text !== ''))
    .map(({ language, texts }) => ({ ...sharedFacts, ...Object.fromEntries(texts), language }))
  const [first = sourceLocale] = languages
  return records.length > 0
    ? records
    : [{ ...sharedFacts, ...Object.fromEntries(inLanguage(first)), language: first }]
}

/** The estate, or for a project its units, which have pages of their own. */
const unitsOf = (estate: Estate): Estate[] => {
  const units = Array.isArray(estate.properties) ? estate.properties.filter(isRecord) : []
  return estate.is_project === true && units.length > 0 ? units : [estate]
}

/**
 * Fetches the estates that were announced. One that is not there any more is gone.
 *
 * @throws ImportError when one cannot be fetched; all are tried again by a later run
 */
export async function fetchSweepbright(
  account: ApiAccount,
  languages: readonly Locale[],
  {
    callApi,
    writer,
    announced,
  }: { callApi: CallApi; writer: FeedWriter; announced: readonly AnnouncedEstate[] },
): Promise<void> {
  const { getEstate } = makeSweepbrightClient(account, callApi)
  for (const { estate: id, kind } of announced) {
    const estateAnswer = kind === 'deleted' ? null : await getEstate(id).catch(orGone)
    if (estateAnswer !== null && !isRecord(estateAnswer))
      throw new ImportError('estates: the answer has another form than that of SweepBright')
    if (!estateAnswer) await writer.property({ id, state: 'gone' })
    else
      for (const unit of unitsOf(estateAnswer))
        for (const record of toRecords(unit, languages)) await writer.property(record)
  }
}

function orGone(error: unknown): null {
  if (error instanceof ApiNotFoundError) return null
  throw error
}
