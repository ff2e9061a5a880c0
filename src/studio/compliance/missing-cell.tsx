'use client'

import type { DefaultCellComponentProps } from 'payload'

import { labelOfMention } from '@/lib/compliance/mentions'
import { useStudioText } from '@/studio/use-studio-text'

/** Names what a property lacks, in the editor's words; empty when nothing does. */
export function MissingCell({ cellData }: DefaultCellComponentProps) {
  const text = useStudioText()
  const names: unknown[] = Array.isArray(cellData) ? cellData : []
  const labels = names.flatMap((name) => (typeof name === 'string' ? (labelOfMention(name) ?? []) : []))
  return <span>{labels.map((label) => text(label)).join(', ')}</span>
}
