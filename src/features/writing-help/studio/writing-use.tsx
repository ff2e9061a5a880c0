'use client'

import { isOneOf } from '@/lib/values/read-value'
import { Table } from '@/studio/ui/parts'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { writingKinds, type CountedKind } from '../model/writing-kinds'

interface MonthlyUse {
  month: string
  rows: { user: string; kind: string; requests: number; tokens: number }[]
}

const countedKinds: readonly CountedKind[] = [...writingKinds, 'translate']

/** How much was asked this month, by account and kind. */
export function WritingUse() {
  const t = useStudioText()
  const { data } = useStudioData<MonthlyUse>('writing-help/use')
  if (!data) return null
  const { month, rows } = data
  const sum = (name: 'requests' | 'tokens') => rows.reduce((total, row) => total + row[name], 0)
  const title = t('writingHelp.use.title', { month })
  const columns = [
    t('writingHelp.use.user'),
    t('writingHelp.use.kind'),
    t('writingHelp.use.requests'),
    t('writingHelp.use.tokens'),
  ]
  return (
    <section className="studio-part">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{t('writingHelp.use.none')}</p>
      ) : (
        <Table caption={title} columns={columns}>
          {rows.map(({ user, kind, requests, tokens }) => (
            <tr key={`${user} ${kind}`}>
              <th scope="row">{user}</th>
              <td data-label={columns[1]}>
                {isOneOf(countedKinds, kind) ? t(`writingHelp.use.kinds.${kind}`) : kind}
              </td>
              <td data-label={columns[2]}>{requests}</td>
              <td data-label={columns[3]}>{tokens}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('writingHelp.use.total')}</th>
            <td />
            <td data-label={columns[2]}>{sum('requests')}</td>
            <td data-label={columns[3]}>{sum('tokens')}</td>
          </tr>
        </Table>
      )}
    </section>
  )
}
