'use client'

import './preview.css'

import { useState } from 'react'

import { useLivePreviewContext } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { previewTexts } from './preview-texts'
import { useBlockBridge } from './use-block-bridge'

const widths = [
  { name: 'phone', label: previewTexts.phone, width: 390 },
  { name: 'tablet', label: previewTexts.tablet, width: 820 },
  { name: 'desktop', label: previewTexts.computer, width: 1440 },
] as const

type WidthName = (typeof widths)[number]['name']

/** The width of the preview, by name; where there is less room than that, the page is shown smaller. */
function WidthButtons() {
  const text = useStudioText()
  const { iframeRef, setBreakpoint, setZoom, breakpoint } = useLivePreviewContext()
  const [chosen, setChosen] = useState<WidthName | null>(null)

  function choose(name: WidthName, width: number): void {
    const room = iframeRef.current?.closest('.live-preview-window__main')?.clientWidth ?? width
    const isReal = room >= width && name !== 'desktop'
    // Without a width of its own the frame fills the room: its page is as wide as the room divided by the zoom.
    setBreakpoint(isReal ? name : 'responsive')
    setZoom(isReal ? 1 : room / width)
    setChosen(name)
  }

  const isCurrent = (name: WidthName) =>
    chosen === name && (breakpoint === name || breakpoint === 'responsive' || breakpoint === undefined)
  return (
    <div role="group" aria-label={text(previewTexts.widths)} className="studio-preview-widths">
      {widths.map(({ name, label, width }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isCurrent(name)}
          title={`${width} px`}
          onClick={() => choose(name, width)}
        >
          {text(label)}
        </button>
      ))}
    </div>
  )
}

/** What belongs to the preview beside the form, and shows only while it is open. */
export function PreviewControls() {
  const { isLivePreviewing, previewWindowType, url } = useLivePreviewContext()
  useBlockBridge()
  return isLivePreviewing && url && previewWindowType === 'iframe' ? <WidthButtons /> : null
}
