'use client'

import type { DefaultCellComponentProps } from 'payload'

import { labelOfMention } from '@/features/compliance/model/mentions'
import { useStudioLabel } from '@/studio/use-studio-text'

/** List cell: the missing mentions of a property; empty when complete. */
export function MissingCell({ cellData }: DefaultCellComponentProps) {
  const labelOf = useStudioLabel()
  const names: unknown[] = Array.isArray(cellData) ? cellData : []
  const labels = names.flatMap((name) => (typeof name === 'string' ? (labelOfMention(name) ?? []) : []))
  return <span>{labels.map(labelOf).join(', ')}</span>
}
