'use client'

import './outbox.css'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { useStudioText } from '../use-studio-text'

import { describeSending } from './describe-sending'

/** In the list: what became of a mail, and why it was not sent. */
export function StateCell({ rowData }: DefaultCellComponentProps) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  return (
    <span className={`studio-outbox__state studio-outbox__state--${String(rowData.state)}`}>
      {describeSending(rowData, i18n.language, t)}
    </span>
  )
}
