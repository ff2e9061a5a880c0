'use client'

import { useState, useEffect } from 'react'
import { useLivePreviewContext, useForm } from '@payloadcms/ui'

import { payloadElements, rowAnchor, rowAround } from '@/studio/payload-elements'
import { useStudioText } from '@/studio/use-studio-text'
import { editingBlock, readClickedBlock } from '@/features/preview/model/messages'
import { openFormTab } from '@/studio/form-tabs'
import { waitForElement } from '@/studio/wait-for-element'

import './preview.css'

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

/** Scrolls to an open block row and focuses its first field. */
async function goToBlockRow(index: number): Promise<void> {
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

/** Index of the block row around an element; null outside block rows. */
const blockRowAround = (element: EventTarget | null): number | null =>
  element instanceof Element ? rowAround(element, 'blocks') : null

/** A click on a block of the preview opens its fields; the block whose fields have the focus is outlined there. */
function useBlockBridge(): void {
  const { iframeRef, popupRef, previewWindowType, isLivePreviewing } = useLivePreviewContext()
  const { getFields, dispatchFields } = useForm()

  useEffect(() => {
    if (!isLivePreviewing) return undefined
    const preview = () =>
      previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
    const rows = () => getFields().blocks?.rows ?? []
    let sentId: string | undefined

    function open(id: string): void {
      const index = rows().findIndex((row) => row.id === id)
      if (index === -1) return
      const updatedRows = rows().map((row) => (row.id === id ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'blocks', updatedRows })
      void goToBlockRow(index)
    }

    function listen({ origin, source, data }: MessageEvent): void {
      if (origin !== window.location.origin || !source || source !== preview()) return
      const id = readClickedBlock(data)
      if (id !== null) open(id)
    }

    function postFocusedBlock({ target }: FocusEvent): void {
      const index = blockRowAround(target)
      const id = index === null ? undefined : rows()[index]?.id
      if (id === undefined || id === sentId) return
      sentId = id
      preview()?.postMessage(editingBlock(id), window.location.origin)
    }

    window.addEventListener('message', listen)
    document.addEventListener('focusin', postFocusedBlock)
    return () => {
      window.removeEventListener('message', listen)
      document.removeEventListener('focusin', postFocusedBlock)
    }
  }, [isLivePreviewing, previewWindowType, popupRef, iframeRef, getFields, dispatchFields])
}

const widths = [
  { name: 'phone', label: 'sharedPreview.phone', width: 390 },
  { name: 'tablet', label: 'sharedPreview.tablet', width: 820 },
  { name: 'desktop', label: 'sharedPreview.computer', width: 1440 },
] as const

type WidthName = (typeof widths)[number]['name']

/** Buttons for the preview's width; the page is scaled down where there is less room. */
function WidthButtons() {
  const t = useStudioText()
  const { iframeRef, setBreakpoint, setZoom, breakpoint } = useLivePreviewContext()
  const [chosen, setChosen] = useState<WidthName | null>(null)

  function choose(name: WidthName, width: number): void {
    const room = iframeRef.current?.closest(payloadElements.previewWindow)?.clientWidth ?? width
    const isReal = room >= width && name !== 'desktop'
    // A responsive frame fills the room, so the page's width is that of the room divided by the zoom.
    setBreakpoint(isReal ? name : 'responsive')
    setZoom(isReal ? 1 : room / width)
    setChosen(name)
  }

  const isCurrent = (name: WidthName) =>
    chosen === name && (breakpoint === name || breakpoint === 'responsive' || breakpoint === undefined)
  return (
    <div
      role="group"
      aria-label={t('sharedPreview.widths')}
      className="studio-controls studio-row studio-chips studio-preview-widths"
    >
      {widths.map(({ name, label, width }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isCurrent(name)}
          title={`${width} px`}
          onClick={() => choose(name, width)}
        >
          {t(label)}
        </button>
      ))}
    </div>
  )
}

/** Controls of the preview, shown while it is open. */
export function PreviewControls() {
  const { isLivePreviewing, previewWindowType, url } = useLivePreviewContext()
  useBlockBridge()
  return isLivePreviewing && url && previewWindowType === 'iframe' ? <WidthButtons /> : null
}
