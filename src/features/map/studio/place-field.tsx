'use client'

import { lazy, Suspense, useState } from 'react'

import { Button, useAuth } from '@payloadcms/ui'

import { useStudioText } from '@/studio/use-studio-text'

// Loaded on demand: Leaflet is as large as the rest of the form.
const PlacePanel = lazy(async () => ({ default: (await import('./place-panel')).PlacePanel }))

/** Shows and sets the coordinates of the form on a map. */
export function PlaceField() {
  const t = useStudioText()
  const { user } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  // Translators may change texts only.
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
        {t(isOpen ? 'place.picker.close' : 'place.picker.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">{t('place.picker.loading')}</p>}>
          <PlacePanel />
        </Suspense>
      )}
    </div>
  )
}
