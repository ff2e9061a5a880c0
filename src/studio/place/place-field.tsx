'use client'

import { lazy, Suspense, useState } from 'react'

import { Button, useAuth } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { placeTexts } from './place-texts'

// Leaflet weighs as much as all the rest of a form: it comes when the map is opened.
const PlacePanel = lazy(async () => ({ default: (await import('./place-panel')).PlacePanel }))

/** Shows and sets the coordinates of the form on a map. */
export function PlaceField() {
  const text = useStudioText()
  const { user } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  // Translators change texts only.
  if (user?.role === 'translator') return null
  return (
    <div className="field-type studio-place">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => setIsOpen(!isOpen)}
        extraButtonProps={{ 'aria-expanded': isOpen }}
      >
        {text(isOpen ? placeTexts.close : placeTexts.open)}
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">{text(placeTexts.loading)}</p>}>
          <PlacePanel />
        </Suspense>
      )}
    </div>
  )
}
