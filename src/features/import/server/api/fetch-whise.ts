import { makeWhiseSession } from '@/features/leads/server/api'
import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

import { recordsOfEstate } from '../../formats/whise/records-of-estate'
import { ImportError } from '../import-error'
import { ApiSignInError, type CallApi } from './api-client'
import type { FeedWriter } from './feed-writer'
import type { ApiAccount } from './fetch-omnicasa'

const pageSize = 100
const maxPages = 1000

/** Cancelled, suspended, prospects and those in preparation: not on offer yet, or no longer. */
const hiddenPurposes: ReadonlySet<number> = new Set([8, 9, 10, 11, 19, 20])
const archived: ReadonlySet<number> = new Set([5, 6])
const offline = 1

type Estate = Record<string, unknown>

const idIn = (value: unknown): number => Number(isRecord(value) ? value.id : value)

const isShown = ({ purposeStatus, status, displayStatusId }: Estate): boolean =>
  !hiddenPurposes.has(idIn(purposeStatus)) &&
  !archived.has(idIn(status)) &&
  Number(displayStatusId) !== offline

const makeClient = ({ url, user, secret, clientId, officeId }: ApiAccount, callApi: CallApi) =>
  makeWhiseSession(
    { url, user, password: secret, clientId, officeId },
    {
      post: (path, body, headers) =>
        callApi({ name: path, url: new URL(path, url), body, ...(headers && { headers }) }),
      isSignInRefused: (error) => error instanceof ApiSignInError,
      noToken: (path) => new ImportError(`${path}: the answer has no token`),
    },
  )

/**
 * Fetches the estates of a Whise client, page by page, and writes a record per language that an estate has texts in.
 *
 * @returns how many properties are on offer
 * @throws ImportError when a page cannot be fetched or fewer estates come than Whise says that there are
 */
export async function fetchWhise(
  account: ApiAccount,
  languages: readonly Locale[],
  { callApi, writer }: { callApi: CallApi; writer: FeedWriter },
): Promise<number> {
  const call = makeClient(account, callApi)
  const ids = new Set<string>()
  let written = 0
  for (let page = 0; page < maxPages; page += 1) {
    const answer = await call('v1/estates/list', {
      Filter: { LanguageIds: languages.map((language) => `${language}-BE`) },
      Sort: [{ Field: 'id', Ascending: true }],
      Page: { Limit: pageSize, Offset: page * pageSize },
    })
    if (!isRecord(answer) || !Array.isArray(answer.estates) || answer.isValidRequest === false)
      throw new ImportError('v1/estates/list: the answer has another form than that of Whise')
    const estates: Estate[] = answer.estates.filter(isRecord)
    for (const estate of estates) {
      if (ids.has(String(estate.id))) continue
      ids.add(String(estate.id))
      if (!isShown(estate)) continue
      written += 1
      for (const record of recordsOfEstate(estate, languages)) await writer.property(record)
    }
    const total = Number(answer.totalCount)
    if (ids.size >= total || estates.length === 0) {
      if (ids.size < total) throw new ImportError(`v1/estates/list: ${ids.size} of ${total} estates came`)
      return written
    }
  }
  throw new ImportError(`v1/estates/list: more than ${maxPages} pages`)
}
