'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLivePreviewContext,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientField, StaticLabel } from 'payload'
import { useCallback, useEffect, useRef } from 'react'

import {
  editingBlock,
  enterPreview,
  isLeaving,
  isPaneKey,
  readClickedSpot,
  readStep,
  type ClickedSpot,
} from '@/features/preview/model/messages'
import { historyEvent } from '@/studio/form-steps'
import { openFormTab } from '@/studio/form-tabs'
import { pathInForm, spotOf } from '@/studio/jump-to-field'
import { payloadElements, rowAnchor, rowAround } from '@/studio/payload-elements'
import { useJump } from '@/studio/use-jump'
import { useStudioText } from '@/studio/use-studio-text'
import { waitForElement } from '@/studio/wait-for-element'

import { usePreviewMessages, usePreviewWindow } from './use-preview-messages'

const { loadingFields, sectionContent, sectionToggle } = payloadElements
const inputs = ':is(input:not([type=hidden]), textarea, select, [contenteditable])'
const enabledInputs = `${inputs}:not([disabled], [contenteditable=false])`

/** The first field that takes text; the row's own button when all are read-only; null while they are being loaded. */
function placeIn(row: Element): HTMLElement | null {
  const first = row.querySelector<HTMLElement>(`${sectionContent} :is(${loadingFields}, ${inputs})`)
  if (!first || first.matches(loadingFields)) return null
  return (
    row.querySelector<HTMLElement>(`${sectionContent} ${enabledInputs}`) ??
    row.querySelector<HTMLElement>(sectionToggle)
  )
}

/** Scrolls to an open block and focuses its first field. */
async function goToBlock(index: number): Promise<void> {
  const find = () => document.getElementById(rowAnchor('blocks', index))
  // Blocks are in the first tab.
  if (!find()) openFormTab(0)
  let shown: HTMLElement | null = null
  let before: HTMLElement | null = null
  const place = await waitForElement(() => {
    const row = find()
    // Fields are rendered for rows in view only.
    if (row && row !== shown) row.scrollIntoView({ block: 'start' })
    shown = row
    const element = row && placeIn(row)
    // A rich text shows nothing before it begins to load: the same field is first twice.
    const isSettled = element === before
    before = element
    return isSettled ? element : null
  })
  if (!place) return
  find()?.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}

/** Opens the field of a spot; the first field of its block when none is known. */
function useOpenSpot() {
  const { getFields, dispatchFields } = useForm()
  const { collectionSlug = '', globalSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const jump = useJump()
  return useCallback(
    ({ block, field }: ClickedSpot) => {
      const state = getFields()
      const at = pathInForm(state, [block && `blocks.${block}`, field].filter(Boolean).join('.'))
      const fields: ClientField[] =
        getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug })?.fields ?? []
      if (at !== null && field !== null) return jump(spotOf(fields, at))
      const rows = state.blocks?.rows ?? []
      const index = rows.findIndex(({ id }) => id === block)
      if (index === -1) return
      const updatedRows = rows.map((row) => (row.id === block ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'blocks', updatedRows })
      void goToBlock(index)
    },
    [collectionSlug, dispatchFields, getEntityConfig, getFields, globalSlug, jump],
  )
}

/** Says that what was clicked is content of another document, and offers to open it. */
function useOfferDocument() {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const { code: locale } = useLocale()
  const { getEntityConfig } = useConfig()
  return useCallback(
    (document: string) => {
      const [kind = '', id = ''] = document.split('/')
      const isGlobal = kind === 'globals'
      const label = isGlobal
        ? getEntityConfig({ globalSlug: id })?.label
        : getEntityConfig({ collectionSlug: kind })?.labels.singular
      const name = label ? getTranslation(label as StaticLabel, i18n) : kind
      const href = `/admin/${isGlobal ? '' : 'collections/'}${document}/?locale=${locale}`
      toast.info(t('sharedPreview.elsewhere', { name }), {
        id: 'preview-elsewhere',
        action: { label: t('sharedPreview.openDocument'), onClick: () => window.open(href, '_blank') },
      })
    },
    [getEntityConfig, i18n, locale, t],
  )
}

/** Index of the block row around an element; null outside block rows. */
const blockRowAround = (element: EventTarget | null): number | null =>
  element instanceof Element ? rowAround(element, 'blocks') : null

/** F6 goes from the form to the preview beside it, and back to where it was pressed. */
function usePaneKey(): void {
  const { isLivePreviewing } = useLivePreviewContext()
  const { formRef } = useForm()
  const findWindow = usePreviewWindow()
  const left = useRef<Element>(null)

  useEffect(() => {
    if (!isLivePreviewing) return undefined
    const enter = (event: KeyboardEvent) => {
      const preview = isPaneKey(event) && findWindow()
      if (!preview) return
      event.preventDefault()
      left.current = document.activeElement
      preview.focus()
      preview.postMessage(enterPreview, window.location.origin)
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [findWindow, isLivePreviewing])

  usePreviewMessages(
    useCallback(
      (message: unknown) => {
        if (!isLeaving(message)) return
        window.focus()
        const place = left.current?.isConnected && left.current !== document.body ? left.current : null
        const target = place ?? formRef?.current?.querySelector(enabledInputs)
        if (target instanceof HTMLElement) target.focus()
      },
      [formRef],
    ),
  )
}

/** A click in the preview opens the very field; the block whose fields have the focus is outlined there. */
export function usePreviewBridge(): void {
  usePaneKey()
  const { isLivePreviewing } = useLivePreviewContext()
  const { formRef, getFields } = useForm()
  const openSpot = useOpenSpot()
  const offerDocument = useOfferDocument()
  const findWindow = usePreviewWindow()

  usePreviewMessages(
    useCallback(
      (message: unknown) => {
        const step = readStep(message)
        if (step) formRef?.current?.dispatchEvent(historyEvent(step))
        const spot = readClickedSpot(message)
        if (!spot) return
        if (spot.document) offerDocument(spot.document)
        // The field is one of that document; here its block chooses it.
        openSpot(spot.document && spot.field !== 'module' ? { ...spot, field: null } : spot)
      },
      [formRef, offerDocument, openSpot],
    ),
  )

  useEffect(() => {
    if (!isLivePreviewing) return undefined
    let sentId: string | undefined
    function postFocusedBlock({ target }: FocusEvent): void {
      const index = blockRowAround(target)
      const id = index === null ? undefined : getFields().blocks?.rows?.[index]?.id
      if (id === undefined || id === sentId) return
      sentId = id
      findWindow()?.postMessage(editingBlock(id), window.location.origin)
    }
    document.addEventListener('focusin', postFocusedBlock)
    return () => document.removeEventListener('focusin', postFocusedBlock)
  }, [isLivePreviewing, getFields, findWindow])
}
