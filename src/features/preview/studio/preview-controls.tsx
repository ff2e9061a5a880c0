'use client'

import { useState } from 'react'
import { useLivePreviewContext } from '@payloadcms/ui'

import { payloadElements } from '@/studio/payload-elements'
import { useStudioText } from '@/studio/use-studio-text'

import { lazyPart } from '@/studio/lazy-part'

import { usePreviewBridge } from './use-preview-bridge'

import './preview.css'

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

const BlockOrders = lazyPart(async () => (await import('./block-orders')).BlockOrders)

/** Controls of the preview, shown while it is open. */
export function PreviewControls() {
  const { isLivePreviewing, previewWindowType, url } = useLivePreviewContext()
  usePreviewBridge()
  if (!isLivePreviewing || !url) return null
  return (
    <>
      <BlockOrders />
      {previewWindowType === 'iframe' && <WidthButtons />}
    </>
  )
}
