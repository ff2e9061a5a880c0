'use client'

import { useState } from 'react'

import { useConfig, useListQuery, useLocale, useSelection } from '@payloadcms/ui'
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared'

import { inChunks } from '@/lib/values/lists'
import { textOf } from '@/lib/values/read-value'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import {
  changeQuery,
  documentsPath,
  perRequest,
  refusalsIn,
  type BulkDocument,
  type Refusal,
} from './bulk-change'

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
    const where = isAll ? combineWhereConstraints([ofList]) : { id: { in: selectedIDs.map(String) } }
    const asked = documentsPath({ collection, where, locale, fields })
    const answer = await request<{ docs: BulkDocument[] }>(asked.path, { query: asked.query })
    return answer.isOk ? answer.data.docs : null
  }
}

interface Progress {
  done: number
  total: number
}

/**
 * Sends a change of several documents in parts.
 *
 * @returns `change` ends with the documents that were refused; the others have their new values
 */
export function useBulkChange(collection: string, titleField: string, hasDrafts: boolean) {
  const t = useStudioText()
  const { code: locale } = useLocale()
  const { request } = useStudioRequest()
  const [progress, setProgress] = useState<Progress | null>(null)
  const change = async (documents: readonly BulkDocument[], data: object): Promise<NamedRefusal[]> => {
    const titles = new Map(documents.map((each) => [each.id, textOf(each[titleField]) || each.id]))
    const refusals: NamedRefusal[] = []
    let done = 0
    for (const ids of inChunks([...titles.keys()], perRequest)) {
      setProgress({ done, total: titles.size })
      const query = changeQuery(ids, locale, hasDrafts)
      const answer = await request(collection, { method: 'PATCH', body: data, query })
      for (const refusal of refusalsIn(answer, ids, t('bulkEdit.failed')))
        refusals.push({ ...refusal, title: titles.get(refusal.id) ?? refusal.id })
      done += ids.length
    }
    setProgress(null)
    return refusals
  }
  return { change, progress }
}
