'use client'

import type { BulkQuestion } from '@/studio/bulk-edit/bulk-change'
import { BulkEdit as AnyBulkEdit } from '@/studio/bulk-edit/bulk-edit'
import { useStudioText } from '@/studio/use-studio-text'

const gone: readonly unknown[] = ['sold', 'rented']

/** The change of several properties; it asks first when some of them are sold or let. */
export function BulkEdit() {
  const t = useStudioText()
  const question: BulkQuestion = {
    fields: ['status'],
    questionFor: (documents) => {
      const count = documents.filter(({ status }) => gone.includes(status)).length
      return count > 0 ? t('propertyList.changeGone', { count, total: documents.length }) : ''
    },
  }
  return <AnyBulkEdit collection="properties" question={question} />
}
