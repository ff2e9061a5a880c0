'use client'

import { useMemo } from 'react'

import type { ArrayFieldClient } from 'payload'
import { useRowLabel } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { describeListRow } from './describe-list-row'
import { useConfigLabel, useContentText } from './use-content-text'
import { Badge } from '@/studio/ui/parts'
import './blocks.css'

interface ListRowLabelProps {
  field: ArrayFieldClient
}

/** The label of a row of a list: what it says, and for an empty row its kind and number. */
export function ListRowLabel({ field }: ListRowLabelProps) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const labelOf = useConfigLabel()
  const t = useStudioText()
  const [first, second, third, fourth] = useMemo(
    () => (data ? describeListRow(data, field.fields, field.admin?.custom?.rowParts) : []),
    [data, field],
  )
  const parts = [
    useContentText(first ?? null),
    useContentText(second ?? null),
    useContentText(third ?? null),
    useContentText(fourth ?? null),
  ].filter(Boolean)
  const shown = parts.join(' · ') || `${labelOf(field.labels?.singular)} ${(rowNumber ?? 0) + 1}`
  return (
    <div className="studio-blocks-row">
      <span className="studio-ellipsis" title={shown}>
        {shown}
      </span>
      {data?.status === 'hidden' && (
        <Badge tone="warn" className="studio-blocks-row__hidden">
          {t('blocks.hiddenMark')}
        </Badge>
      )}
    </div>
  )
}
