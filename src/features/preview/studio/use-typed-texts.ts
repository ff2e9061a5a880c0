'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { ClientBlock, ClientField } from 'payload'
import { useCallback } from 'react'

import { readTypedText, typeableText } from '@/features/preview/model/messages'
import { emptyText, isTypeableText, type StoredText } from '@/features/preview/model/rich-text'
import { fieldAt, mayUpdateField } from '@/studio/form-tabs'
import { pathInForm } from '@/studio/jump-to-field'
import { payloadElements } from '@/studio/payload-elements'
import { endWaiting } from '@/studio/wait-for-element'

import { usePreviewMessages, usePreviewWindow } from './use-preview-messages'

type TypedField = Extract<ClientField, { type: 'text' | 'textarea' | 'richText' }>

const isTypedField = (field: ClientField): field is TypedField =>
  field.type === 'text' || field.type === 'textarea' || field.type === 'richText'

/** The editor of a formatted text shows what is typed in the page; one that is not rendered will, when it is. */
async function showInEditor(form: Element | null, path: string, text: StoredText): Promise<void> {
  const field = form?.querySelector(`${payloadElements.richTextField}[data-field-path="${CSS.escape(path)}"]`)
  const element = field?.querySelector('[contenteditable]')
  if (!element) return
  const { getNearestEditorFromDOMNode, SKIP_DOM_SELECTION_TAG } =
    await import('@payloadcms/richtext-lexical/lexical')
  const editor = getNearestEditorFromDOMNode(element)
  editor?.setEditorState(editor.parseEditorState(text), { tag: SKIP_DOM_SELECTION_TAG })
}

/** Texts that are typed in the preview go into the form, like those that are typed there. */
export function useTypedTexts(): void {
  const { dispatchFields, formRef, getFields, setModified } = useForm()
  const { collectionSlug = '', docPermissions, globalSlug = '', isTrashed } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const findWindow = usePreviewWindow()

  /** The schema of a text that may be typed; null for any other field. */
  const textField = useCallback(
    (path: string) => {
      const state = getFields()
      const fields: ClientField[] =
        getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug })?.fields ?? []
      const blocks = config.blocksMap as Record<string, ClientBlock | undefined>
      const blockOf = (row: string) => String(state[`${row}.blockType`]?.value)
      const field = fieldAt(fields, path, (row) => blocks[blockOf(row)]?.fields ?? [])
      const isClosed = isTrashed || field?.admin?.readOnly || !mayUpdateField(docPermissions, path, blockOf)
      return field && isTypedField(field) && !isClosed ? field : null
    },
    [collectionSlug, config.blocksMap, docPermissions, getEntityConfig, getFields, globalSlug, isTrashed],
  )

  usePreviewMessages(
    useCallback(
      (message: unknown) => {
        const typed = readTypedText(message)
        const path = typed && pathInForm(getFields(), typed.path)
        const field = path ? textField(path) : null
        if (!typed || !path || !field) return
        const isFormatted = field.type === 'richText'
        if (typed.value !== null) {
          if ((typeof typed.value === 'string') === isFormatted) return
          dispatchFields({ type: 'UPDATE', path, value: typed.value })
          setModified(true)
          if (typeof typed.value !== 'string') void showInEditor(formRef?.current ?? null, path, typed.value)
          return
        }
        const stored = getFields()[path]?.value ?? emptyText
        const formatted = isFormatted && isTypeableText(stored) ? stored : null
        if (isFormatted && !formatted) return
        // The first click of the double one has begun to bring the focus into the form.
        endWaiting()
        const text = typeableText({
          path: typed.path,
          maxLength: isFormatted ? null : (field.maxLength ?? null),
          hasLines: field.type !== 'text',
          formatted,
        })
        findWindow()?.postMessage(text, window.location.origin)
      },
      [dispatchFields, findWindow, formRef, getFields, setModified, textField],
    ),
  )
}
