import type { Payload } from 'payload'

import { toCrop } from '@/features/media/model/crop'
import { pictureUpTo } from '@/features/media/model/picture-up-to'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { env } from '@/lib/env'
import { isLocale, locales, type Locale } from '@/lib/i18n/locales'
import { inChunks } from '@/lib/values/lists'
import { isRecord, populated, textIn } from '@/lib/values/read-value'
import type { Agent, Locality, Media, Project, Property, PropertyType } from '@/payload-types'

import { toExportRecord, type ExportedRelations } from '../model/export-record'
import { flattenProperty } from '../model/flatten-property'

const chunkSize = 100

const namesOf = (name: unknown): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = isRecord(name) ? textIn(name, locale) : ''
      return text ? [[locale, text]] : []
    }),
  )

/** The original, or the largest size of a cropped picture: the rest of its original is not shown to anyone. */
function mediaUrl(media: Media): string | null | undefined {
  const source = toCrop(media.crop) ? toPictureSource(media) : null
  return source ? pictureUpTo(source, Infinity).src : media.url
}

/** Files of the site have a path, those of another server of its setting an address. */
const mediaUrls = (files: readonly (string | Media)[] | null | undefined): string[] =>
  (files ?? []).flatMap((each) => {
    const media = populated<Media>(each)
    const url = media && mediaUrl(media)
    return url ? [new URL(url, env.serverUrl).href] : []
  })

function relationsOf({
  locality,
  type,
  furtherTypes,
  pictures,
  plans,
  ...others
}: Property): ExportedRelations | null {
  const place = populated<Locality>(locality)
  const main = populated<PropertyType>(type)
  const agent = populated<Agent>(others.agent)
  const project = populated<Project>(others.project)
  if (!place || !main) return null
  return {
    localityZip: place.zip,
    localityName: namesOf(place.name),
    localityCountry: place.countryId,
    typeWebId: main.webId,
    pictures: mediaUrls(pictures),
    plans: mediaUrls(plans),
    ...(agent && { agentName: agent.name, agentEmail: agent.email, agentPhone: agent.phone }),
    ...(project && { projectNumber: project.number }),
    furtherTypeWebIds: (furtherTypes ?? []).flatMap((each) => populated<PropertyType>(each)?.webId ?? []),
  }
}

async function* typeEntries(payload: Payload): AsyncGenerator<object> {
  const { docs } = await payload.find({
    collection: 'propertyTypes',
    depth: 0,
    locale: 'all',
    pagination: false,
    sort: 'webId',
    overrideAccess: false,
  })
  for (const { webId, name } of docs)
    // Read in all languages, which Payload's types do not cover.
    for (const [language, text] of Object.entries(namesOf(name as unknown)))
      yield { webId, language, name: text }
}

async function* propertyRecords(payload: Payload, ids: readonly string[]): AsyncGenerator<object> {
  for (const chunk of inChunks(ids, chunkSize)) {
    const { docs } = await payload.find({
      collection: 'properties',
      depth: 1,
      joins: false,
      locale: 'all',
      pagination: false,
      sort: 'ref',
      where: { id: { in: [...chunk] } },
      overrideAccess: false,
    })
    for (const property of docs) {
      const relations = relationsOf(property)
      if (!relations || typeof property.ref !== 'number') continue
      // An operator exports: there is no user to check.
      const values = flattenProperty(property as unknown as Record<string, unknown>)
      for (const language of property.publishedIn.filter(isLocale))
        yield toExportRecord(property.ref, language, values, relations)
    }
  }
}

async function* listed(name: string, entries: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n"${name}":[`
  let isFirst = true
  for await (const entry of entries) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(entry)}`
    isFirst = false
  }
  yield ']'
}

/**
 * The published properties of the site with their public values in the format `perron`, piece by piece.
 *
 * @returns the pieces of a JSON file, with the public addresses of pictures and plans; documents are not in it
 */
export async function* exportProperties(payload: Payload, now: Date): AsyncGenerator<string> {
  const { docs } = await payload.find({
    collection: 'properties',
    depth: 0,
    pagination: false,
    sort: 'ref',
    select: { ref: true },
    where: { _status: { equals: 'published' } },
    overrideAccess: false,
  })
  yield `{"createDate":"${now.toISOString()}","total":${docs.length}`
  yield* listed('types', typeEntries(payload))
  yield* listed(
    'properties',
    propertyRecords(
      payload,
      docs.map(({ id }) => id),
    ),
  )
  yield '}\n'
}
