import type { CollectionBeforeOperationHook, Payload, Where } from 'payload'

import {
  mediaCondition,
  mediaFilters,
  valueOfCondition,
  type FilterValue,
} from '@/features/media/model/media-filters'
import type { Locale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { readStudioLanguages } from '@/lib/payload/read-languages'
import { refuseQuery } from '@/lib/payload/requests/check-query'
import { isRecord } from '@/lib/values/read-value'

import { readMediaUses, type MediaUses } from './used-media/read-media-uses'

/** Pictures without a text in one or more of these languages. */
const withoutTexts = (languages: readonly Locale[]): Where => ({
  and: [
    mediaCondition('kind', 'image'),
    {
      or: languages.flatMap((locale) => [
        { [`alt.${locale}`]: { exists: false } },
        { [`alt.${locale}`]: { equals: '' } },
      ]),
    },
  ],
})

/** SQLite takes 32,766 values in a query; those of the other conditions are added. */
const maxIds = 30_000

/** One list that is rewritten: all uses are read once, and the ids in its conditions are counted. */
class Rewriting {
  readonly #payload: Payload
  #uses: Promise<MediaUses> | undefined
  #ids = 0

  constructor(payload: Payload) {
    this.#payload = payload
  }

  #readUses(): Promise<MediaUses> {
    this.#uses ??= readMediaUses(this.#payload)
    return this.#uses
  }

  /** The files that are used, or that are not; by the shorter list of ids, because a query takes only so many. */
  async #toUse(use: FilterValue<'use'>): Promise<Where> {
    const uses = await this.#readUses()
    const idsOf = (wanted: boolean) => uses.flatMap(([id, isUsed]) => (isUsed === wanted ? [id] : []))
    const [wanted, others] = [idsOf(use === 'used'), idsOf(use !== 'used')]
    this.#ids += Math.min(wanted.length, others.length)
    if (this.#ids > maxIds) refuseQuery([mediaFilters.use.path])
    if (wanted.length <= others.length) return { id: { in: wanted } }
    return others.length === 0 ? {} : { id: { not_in: others } }
  }

  /** @throws QueryError when the condition asks for uses more often than a query takes ids */
  async rewrite(where: Where): Promise<Where> {
    const inEach = (list: Where[]) => Promise.all(list.map((each) => this.rewrite(each)))
    const { and, or, use, texts, ...others } = where
    const requestedUse = valueOfCondition('use', { use })
    const requestedTexts = valueOfCondition('texts', { texts })
    const rewritten: Where = {
      ...others,
      // Payload refuses other values than those of the filters, with the name of the field.
      ...(use && !requestedUse && { use }),
      ...(texts && !requestedTexts && { texts }),
      ...(and && { and: await inEach(and) }),
      ...(or && { or: await inEach(or) }),
    }
    const replaced = [
      ...(requestedUse ? [await this.#toUse(requestedUse)] : []),
      ...(requestedTexts ? [withoutTexts(await readStudioLanguages(this.#payload))] : []),
    ].filter((each) => Object.keys(each).length > 0)
    if (replaced.length === 0) return rewritten
    return { and: Object.keys(rewritten).length > 0 ? [...replaced, rewritten] : replaced }
  }
}

/** Lets staff filter media by use and by missing texts, which no field contains: see `mediaFilters`. */
export const filterMedia: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  const where: unknown = 'where' in args ? args.where : undefined
  if (!isRecord(where) || (overrideAccess !== true && staffRole(req.user) === null)) return args
  return { ...args, where: await new Rewriting(req.payload).rewrite(where as Where) }
}
