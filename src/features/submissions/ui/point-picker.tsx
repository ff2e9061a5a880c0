import { lazy, Suspense, useEffect, useState } from 'react'

import { stylesheetsLoaded } from '@/lib/dom/load-stylesheet'
import type { Locale } from '@/lib/i18n/locales'
import { storedPoint } from '@/features/map/model/pin-steps'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import type { PointTexts } from './form-texts'

// Leaflet is larger than the rest of the page: it is imported when the map is opened.
const PinPanel = lazy(async () => {
  const loaded = await import('./pin-panel')
  await stylesheetsLoaded()
  return { default: loaded.PinPanel }
})

interface PointPickerProps {
  /** The element of the field; it contains the input with the answer. */
  field: HTMLElement
  locale: Locale
  texts: PointTexts
}

const inputOf = (field: HTMLElement) => field.querySelector<HTMLInputElement>('input[type="hidden"]')

function readPoint(input: HTMLInputElement | null): MapPoint | null {
  const [latitude, longitude] = (input?.value ?? '').split(',').map(Number)
  return latitude !== undefined && longitude !== undefined && Number.isFinite(latitude + longitude)
    ? { latitude, longitude }
    : null
}

function writePoint(input: HTMLInputElement | null, point: MapPoint | null): void {
  if (!input) return
  input.value = point ? `${point.latitude},${point.longitude}` : ''
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A button that opens a map for choosing a point, and the chosen point in words. */
export function PointPicker({ field, locale, texts }: PointPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const [point, setPoint] = useState(() => readPoint(inputOf(field)))
  useEffect(() => {
    const form = field.closest('form')
    const leaving = new AbortController()
    const onReset = () => {
      writePoint(inputOf(field), null)
      setPoint(null)
    }
    form?.addEventListener('reset', onReset, { signal: leaving.signal })
    form?.addEventListener('form-filled', () => setPoint(readPoint(inputOf(field))), {
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [field])
  const move = (next: MapPoint | null) => {
    const stored = next && storedPoint(next)
    setPoint(stored)
    writePoint(inputOf(field), stored)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="button button-quiet"
        >
          {isOpen ? texts.close : texts.open}
        </button>
        <p role="status" className="text-small text-slate">
          {point ? texts.isSet : texts.isUnset}
        </p>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="mt-3 h-80 bg-mist" />}>
          <PinPanel locale={locale} point={point} texts={texts} onMove={move} />
        </Suspense>
      )}
    </>
  )
}
