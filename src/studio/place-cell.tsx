'use client'

import type { DefaultCellComponentProps } from 'payload'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'

import { textOf } from '@/lib/values/read-value'

/** The name of a collection or of settings, for the slug that is stored. */
export function PlaceCell({ cellData }: DefaultCellComponentProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const collection = config.collections.find(({ slug }) => slug === cellData)
  const global = config.globals.find(({ slug }) => slug === cellData)
  const label = collection?.labels.plural ?? global?.label
  return <span>{label ? getTranslation(label as Record<string, string>, i18n) : String(cellData ?? '')}</span>
}

/** A text as it is: Payload writes "no title" for an empty one. */
export const TextCell = ({ cellData }: DefaultCellComponentProps) => <span>{textOf(cellData)}</span>
