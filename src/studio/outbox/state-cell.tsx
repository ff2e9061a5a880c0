'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { useStudioText } from '../use-studio-text'

import { describeSending, toneOf } from './describe-sending'

/** List cell: the state of an e-mail, and why it was not sent. */
export function StateCell({ rowData }: DefaultCellComponentProps) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  return (
    <span className="studio-tone" data-tone={toneOf(rowData.state)}>
      {describeSending(rowData, i18n.language, t)}
    </span>
  )
}
