import type { CollectionBeforeOperationHook, Payload, Where } from 'payload'

import { mediaCondition, valueOfCondition, type FilterValue } from '@/features/media/model/media-filters'
import { locales } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { isRecord } from '@/lib/values/read-value'

import { readUsesInMongo } from './used-media/used-in-mongo'
import { readUsesInSqlite } from './used-media/used-in-sqlite'

/** Pictures without a text in one or more languages. */
const withoutTexts: Where = {
  and: [
    mediaCondition('kind', 'image'),
    {
      or: locales.flatMap((locale) => [
        { [`alt.${locale}`]: { exists: false } },
        { [`alt.${locale}`]: { equals: '' } },
      ]),
    },
  ],
}

/** The files that are used, or that are not; by the shorter list of ids, because a query takes only so many. */
async function toUse(payload: Payload, use: FilterValue<'use'>): Promise<Where> {
  const isMongo = payload.db.name === 'mongoose'
  const uses = await (isMongo ? readUsesInMongo(payload) : readUsesInSqlite(payload))
  const idsOf = (wanted: boolean) => uses.flatMap(([id, isUsed]) => (isUsed === wanted ? [id] : []))
  const [wanted, others] = [idsOf(use === 'used'), idsOf(use !== 'used')]
  if (wanted.length <= others.length) return { id: { in: wanted } }
  return others.length === 0 ? {} : { id: { not_in: others } }
}

async function rewrite(payload: Payload, where: Where): Promise<Where> {
  const inEach = (list: Where[]) => Promise.all(list.map((each) => rewrite(payload, each)))
  const { and, or, use, texts, ...others } = where
  const askedUse = valueOfCondition('use', { use })
  const askedTexts = valueOfCondition('texts', { texts })
  const kept: Where = {
    ...others,
    // Payload refuses other values than those of the filters, with the name of the field.
    ...(use && !askedUse && { use }),
    ...(texts && !askedTexts && { texts }),
    ...(and && { and: await inEach(and) }),
    ...(or && { or: await inEach(or) }),
  }
  const replaced = [
    ...(askedUse ? [await toUse(payload, askedUse)] : []),
    ...(askedTexts ? [withoutTexts] : []),
  ].filter((each) => Object.keys(each).length > 0)
  if (replaced.length === 0) return kept
  return { and: Object.keys(kept).length > 0 ? [...replaced, kept] : replaced }
}

/** Lets staff filter media by use and by missing texts, which no field contains: see `mediaFilters`. */
export const filterMedia: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  const where: unknown = 'where' in args ? args.where : undefined
  if (!isRecord(where) || (overrideAccess !== true && staffRole(req.user) === null)) return args
  return { ...args, where: await rewrite(req.payload, where as Where) }
}
