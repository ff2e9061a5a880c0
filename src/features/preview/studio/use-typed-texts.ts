'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { ClientBlock, ClientField } from 'payload'
import { useCallback } from 'react'

import { readTypedText, typeableText } from '@/features/preview/model/messages'
import { fieldAt } from '@/studio/form-tabs'
import { pathInForm } from '@/studio/jump-to-field'
import { endWaiting } from '@/studio/wait-for-element'

import { usePreviewMessages, usePreviewWindow } from './use-preview-messages'

/** Plain texts that are typed in the preview go into the form, like those that are typed there. */
export function useTypedTexts(): void {
  const { dispatchFields, getFields, setModified } = useForm()
  const { collectionSlug = '', globalSlug = '', isTrashed } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const findWindow = usePreviewWindow()

  /** The schema of a text that may be typed; null for any other field. */
  const textField = useCallback(
    (path: string) => {
      const state = getFields()
      const fields: ClientField[] =
        getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug })?.fields ?? []
      const blocks = config.blocksMap as Record<string, ClientBlock | undefined>
      const blockFields = (row: string) => blocks[String(state[`${row}.blockType`]?.value)]?.fields ?? []
      const field = fieldAt(fields, path, blockFields)
      const isClosed = isTrashed || field?.admin?.readOnly
      return !isClosed && (field?.type === 'text' || field?.type === 'textarea') ? field : null
    },
    [collectionSlug, config.blocksMap, getEntityConfig, getFields, globalSlug, isTrashed],
  )

  usePreviewMessages(
    useCallback(
      (message: unknown) => {
        const typed = readTypedText(message)
        const path = typed && pathInForm(getFields(), typed.path)
        const field = path ? textField(path) : null
        if (!typed || !path || !field) return
        if (typed.value !== null) {
          dispatchFields({ type: 'UPDATE', path, value: typed.value })
          setModified(true)
          return
        }
        // The first click of the double one has begun to bring the focus into the form.
        endWaiting()
        const limits = { maxLength: field.maxLength ?? null, hasLines: field.type === 'textarea' }
        findWindow()?.postMessage(typeableText(typed.path, limits), window.location.origin)
      },
      [dispatchFields, findWindow, getFields, setModified, textField],
    ),
  )
}
