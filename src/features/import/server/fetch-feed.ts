import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { download, HttpError, type HttpRequest, type IsAllowed } from '@/lib/http/http-client'
import type { Locale } from '@/lib/i18n/locales'
import { errorCode } from '@/lib/values/format-error'

import type { ApiFormat } from '../model/api-kinds'
import { maxFeedBytes as maxBytes } from '../model/feed-location'
import { makeCallApi } from './api/api-client'
import { writeFeed } from './api/feed-writer'
import { fetchOmnicasa, type ApiAccount } from './api/fetch-omnicasa'
import { fetchSweepbright, type AnnouncedEstate } from './api/fetch-sweepbright'
import { fetchWhise } from './api/fetch-whise'
import { packedFolderName, removeOldPacked } from './files/packed-folder'
import { nextFileOf } from './feed-folder'
import { ImportError } from './import-error'
import type { FeedAccount, ImportSource } from './import-source'
import { openPackage, type FeedPackage } from './feed-package'

const timeoutMs = 15 * 60_000

async function copyFeed(from: string, to: string): Promise<void> {
  const fileFacts = await stat(from).catch(() => null)
  if (!fileFacts?.isFile()) throw new ImportError(`There is no file ${path.basename(from)}`)
  if (fileFacts.size > maxBytes) throw new ImportError(`The file has more than ${maxBytes} bytes`)
  await copyFile(from, to)
}

/** Redirects are not followed with an account: they could carry it elsewhere. */
function withAccount(account: FeedAccount | undefined): Pick<HttpRequest, 'headers' | 'followsRedirects'> {
  if (!account) return { followsRedirects: true }
  const sent = Buffer.from(`${account.user}:${account.secret}`).toString('base64')
  return { headers: { authorization: `Basic ${sent}` } }
}

async function downloadFeed(
  { url, account }: { url: string; account?: FeedAccount },
  to: string,
  isAllowed: IsAllowed | undefined,
): Promise<void> {
  try {
    await download({ url, maxBytes, timeoutMs, ...withAccount(account), isAllowed }, to)
  } catch (error) {
    // Messages of Node may repeat the URL, which may contain a key.
    const reason = error instanceof HttpError ? error.message : errorCode(error)
    throw new ImportError(`The feed could not be fetched: ${reason}`)
  }
}

/** Calls the API of a format and writes what it answers as one feed. */
async function fetchFromApi(
  { api, account }: { api: ApiFormat; account: ApiAccount },
  languages: readonly Locale[],
  {
    to,
    isAllowed,
    announced,
  }: { to: string; isAllowed: IsAllowed | undefined; announced: readonly AnnouncedEstate[] },
): Promise<void> {
  if (account.user === '' || account.secret === '')
    throw new ImportError('The source has no account for the API')
  const callApi = makeCallApi(isAllowed)
  await writeFeed(to, async (writer): Promise<Record<string, string | number>> => {
    const parts = { callApi, writer }
    if (api === 'omnicasa') return { total: await fetchOmnicasa(account, languages, parts) }
    if (api === 'whise') return { total: await fetchWhise(account, languages, parts) }
    await fetchSweepbright(account, languages, { ...parts, announced })
    return { kind: 'changes' }
  })
}

/** Longer than any run; the process of such a copy was killed. */
const abandonedMs = 24 * 60 * 60_000

/** A sample is read within a minute. */
const sampleMs = 5 * 60_000

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const copy = path.join(folder, name)
    const fileFacts = await stat(copy).catch(() => null)
    const longest = name.startsWith('sample-') ? sampleMs : abandonedMs
    // Packed files wait until they are stored; see `removeOldPacked`.
    if (name === packedFolderName || !fileFacts) continue
    if (Date.now() - fileFacts.mtimeMs > longest) await rm(copy, { recursive: true, force: true })
  }
}

interface FetchOptions {
  isAllowed?: IsAllowed
  /** What software that announces its changes has announced. */
  announced?: readonly AnnouncedEstate[]
}

/**
 * Copies the feed of a source into the private folder, so that both passes over it read the same, and opens it.
 *
 * @returns what was fetched; the caller removes it
 * @throws ImportError when it cannot be read
 */
export async function fetchFeed(
  { location, format, languages }: ImportSource,
  run: string,
  { isAllowed, announced = [] }: FetchOptions = {},
): Promise<FeedPackage> {
  const folder = path.join(env.privateDir, 'imports')
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)
  await removeOldPacked(new Date())
  const copy = path.join(folder, `${run}.json`)
  const opened = path.join(folder, `${run}.files`)
  try {
    if ('file' in location) await copyFeed(location.file, copy)
    else if ('folder' in location) await copyFeed(await nextFileOf(location.folder, format), copy)
    else if ('api' in location) await fetchFromApi(location, languages, { to: copy, isAllowed, announced })
    else await downloadFeed(location, copy, isAllowed)
    return await openPackage(copy, opened, { extension: format.arrangement.kind, maxBytes })
  } catch (error) {
    for (const left of [copy, opened]) await rm(left, { recursive: true, force: true })
    throw error
  }
}
