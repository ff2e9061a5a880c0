import type { Payload } from 'payload'

import { propertyPath, publishedLanguages } from '@/features/routing/model/property-path'
import { withLocale } from '@/features/routing/model/public-path'
import { indexRouteTable } from '@/features/routing/model/route-table'
import { readPropertyParts, readRouteTable } from '@/features/routing/server/api'
import { env } from '@/lib/env'
import type { IsAllowed } from '@/lib/http/http-client'
import { formatError } from '@/lib/values/format-error'

import { makeCallApi, type CallApi } from '../api/api-client'
import { makeSweepbrightClient, type AnnouncedEstate } from '../api/fetch-sweepbright'
import type { ApiAccount } from '../api/fetch-omnicasa'
import type { ImportSource } from '../import-source'
import { forgetAnnounced } from './announced'

/** The addresses of the published properties of a source, by their number there. */
async function findPublicUrls(
  payload: Payload,
  { key, languages }: ImportSource,
  estates: readonly string[],
): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'properties' as const,
    depth: 0,
    pagination: false,
    select: { ref: true, externalId: true },
    where: {
      and: [
        { source: { equals: key } },
        { externalId: { in: [...estates] } },
        { _status: { equals: 'published' } },
      ],
    },
    // The importer has no user; a published address is public.
    overrideAccess: true,
  })
  const index = indexRouteTable(await readRouteTable(payload))
  const urls = new Map<string, string>()
  for (const { ref, externalId } of docs) {
    const parts = await readPropertyParts(payload, Number(ref))
    if (!parts || !externalId) continue
    const shown = publishedLanguages(parts)
    const locale = languages.find((each) => shown.includes(each)) ?? shown[0]
    if (locale)
      urls.set(
        externalId,
        new URL(withLocale(locale, propertyPath(index, parts, locale)), env.serverUrl).href,
      )
  }
  return urls
}

/** Tells SweepBright where its estates are published; returns those of which it knows now all that it has to. */
async function reportUrls(
  payload: Payload,
  source: ImportSource,
  { account, callApi, ids }: { account: ApiAccount; callApi: CallApi; ids: readonly string[] },
): Promise<string[]> {
  const urls = await findPublicUrls(payload, source, ids)
  const client = makeSweepbrightClient(account, callApi)
  const done: string[] = []
  for (const id of ids) {
    const url = urls.get(id)
    try {
      if (url) await client.setEstateUrl(id, url)
      done.push(id)
    } catch (error) {
      payload.logger.warn({
        msg: 'An address could not be told',
        source: source.key,
        reason: formatError(error),
      })
    }
  }
  return done
}

/**
 * Ends what software has announced, when its estates are imported: reports where they are published, and forgets the
 * announcements. What could not be reported is fetched and reported again by a later run.
 */
export async function answerAnnounced(
  payload: Payload,
  source: ImportSource,
  { run, announced, isAllowed }: Answered,
): Promise<void> {
  if (announced.length === 0 || !('api' in source.location)) return
  const callApi = makeCallApi(isAllowed)
  const ids = announced.map(({ estate }) => estate)
  await forgetAnnounced(payload, run, await reportUrls(payload, source, { ...source.location, callApi, ids }))
}

interface Answered {
  run: string
  announced: readonly AnnouncedEstate[]
  isAllowed?: IsAllowed
}
