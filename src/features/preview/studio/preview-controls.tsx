'use client'

import { useEffect, useState } from 'react'
import { useLivePreviewContext } from '@payloadcms/ui'

import { payloadElements } from '@/studio/payload-elements'
import { useStudioText } from '@/studio/use-studio-text'

import { lazyPart } from '@/studio/lazy-part'

import './preview.css'

const widths = [
  { name: 'phone', label: 'sharedPreview.phone', width: 390 },
  { name: 'tablet', label: 'sharedPreview.tablet', width: 820 },
  { name: 'desktop', label: 'sharedPreview.computer', width: 1440 },
] as const

type WidthName = (typeof widths)[number]['name']

/** Buttons for the preview's width; the page is scaled down where there is less room. */
export function WidthButtons() {
  const t = useStudioText()
  const { iframeRef, setBreakpoint, setZoom, breakpoint } = useLivePreviewContext()
  const [chosen, setChosen] = useState<WidthName | null>(null)

  // The room changes with the window and with the bar between it and the form.
  useEffect(() => {
    const around = iframeRef.current?.closest(payloadElements.previewWindow)
    const width = widths.find(({ name }) => name === chosen)?.width
    if (!around || !chosen || width === undefined) return undefined
    const observer = new ResizeObserver(() => {
      const room = around.clientWidth
      if (room === 0) return
      const isReal = room >= width && chosen !== 'desktop'
      // A responsive frame fills the room, so the page's width is that of the room divided by the zoom.
      setBreakpoint(isReal ? chosen : 'responsive')
      setZoom(isReal ? 1 : room / width)
    })
    observer.observe(around)
    return () => observer.disconnect()
  }, [chosen, iframeRef, setBreakpoint, setZoom])

  const isCurrent = (name: WidthName) =>
    chosen === name && (breakpoint === name || breakpoint === 'responsive' || breakpoint === undefined)
  return (
    <div
      role="group"
      aria-label={t('sharedPreview.widths')}
      className="studio-controls studio-row studio-chips studio-preview-widths"
      // The link beside them is small.
      style={{ marginInlineStart: 12 }}
    >
      {widths.map(({ name, label, width }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isCurrent(name)}
          title={`${width} px`}
          onClick={() => setChosen(name)}
        >
          {t(label)}
        </button>
      ))}
    </div>
  )
}

const BlockOrders = lazyPart(async () => (await import('./block-orders')).BlockOrders)

/** What the preview orders in the form, while it is open. */
export function PreviewControls() {
  const { isLivePreviewing, url } = useLivePreviewContext()
  return isLivePreviewing && url ? <BlockOrders /> : null
}
