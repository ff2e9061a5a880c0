'use client'

import { useState } from 'react'

import { useConfig, useListQuery, useLocale, useSelection } from '@payloadcms/ui'
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared'

import { inChunks } from '@/lib/values/lists'
import { textOf } from '@/lib/values/read-value'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import {
  documentsPath,
  perRequest,
  sendOrder,
  whereChosen,
  type BulkDocument,
  type BulkOrder,
  type Refusal,
} from './bulk-order'

/** A refused document with its title. */
export interface NamedRefusal extends Refusal {
  title: string
}

/** Reads the documents that are chosen in the list, of all its pages when all are. */
export function useChosenDocuments(collection: string, fields: readonly string[]) {
  const { getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const { selectAll, selectedIDs } = useSelection()
  const { query } = useListQuery()
  const { request } = useStudioRequest()
  return async (): Promise<BulkDocument[] | null> => {
    const collectionConfig = getEntityConfig({ collectionSlug: collection })
    const { search, where: listed } = query
    const ofList = mergeListSearchAndWhere({
      collectionConfig,
      search: search ?? '',
      // Payload adds to what it is given.
      where: structuredClone(listed ?? {}),
    })
    // Payload's type of this value is not exported.
    const isAll = String(selectAll) === 'allAvailable'
    const where = whereChosen(selectedIDs, isAll ? combineWhereConstraints([ofList]) : null)
    if (!where) return []
    const bulkRequest = documentsPath({ collection, where, locale, fields })
    const answer = await request<{ docs: BulkDocument[] }>(bulkRequest.path, { query: bulkRequest.query })
    return answer.isOk ? answer.data.docs : null
  }
}

interface Progress {
  done: number
  total: number
}

/** The documents that kept their values, and those that did not. */
export function splitRefused(
  documents: readonly BulkDocument[],
  refused: readonly Refusal[],
): [BulkDocument[], BulkDocument[]] {
  const ids = new Set(refused.map(({ id }) => id))
  return [documents.filter(({ id }) => ids.has(id)), documents.filter(({ id }) => !ids.has(id))]
}

/** The field with the titles of a collection. */
export function useTitleField(collection: string): string {
  const { getEntityConfig } = useConfig()
  return getEntityConfig({ collectionSlug: collection }).admin.useAsTitle ?? 'id'
}

interface Outcome {
  refused: NamedRefusal[]
  /** Of how many documents it is done. */
  done: number
  /** When it began. */
  at: Date
}

/** Carries out an order for several documents in parts. */
export function useBulkOrder(collection: string) {
  const t = useStudioText()
  const titleField = useTitleField(collection)
  const { code: locale } = useLocale()
  const { request } = useStudioRequest()
  const [progress, setProgress] = useState<Progress | null>(null)
  const carryOut = async (documents: readonly BulkDocument[], order: BulkOrder): Promise<Outcome> => {
    const titles = new Map(documents.map((each) => [each.id, textOf(each[titleField]) || each.id]))
    const refused: NamedRefusal[] = []
    const at = new Date()
    const target = { collection, locale, now: at, otherwise: t('bulkEdit.failed') }
    let [requestedCount, done] = [0, 0]
    for (const ids of inChunks([...titles.keys()], perRequest)) {
      setProgress({ done: requestedCount, total: titles.size })
      const outcome = await sendOrder(request, ids, order, target)
      for (const refusal of outcome.refused)
        refused.push({ ...refusal, title: titles.get(refusal.id) ?? refusal.id })
      done += outcome.changed
      requestedCount += ids.length
    }
    setProgress(null)
    return { refused, done, at }
  }
  return { carryOut, progress }
}
