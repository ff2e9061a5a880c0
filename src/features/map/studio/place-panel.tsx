'use client'

import './place.css'

import { useState } from 'react'

import { Button, useFormFields, useLocale } from '@payloadcms/ui'

import { toLocale } from '@/lib/i18n/locales'
import { storedPoint } from '@/features/map/model/pin-steps'

import { PinMap } from '@/features/map/ui/pin-map'
import { useStudioText } from '@/studio/use-studio-text'
import { useLocalityCentre, usePoint, useTileSettings } from './use-place'

const hostOf = (url: string): string => /^https?:\/\/(?:\{s\}\.)?([^/]+)/.exec(url)?.[1] ?? ''

/** The map with its buttons; loaded when an editor opens it. */
export function PlacePanel() {
  const t = useStudioText()
  const { code } = useLocale()
  const isPublished = useFormFields(([fields]) => fields.publishAddress?.value === true)
  const [point, setPoint] = usePoint()
  const centre = useLocalityCentre()
  const tiles = useTileSettings()
  const [wantsStreets, setWantsStreets] = useState(false)
  return (
    <>
      <p className="studio-place-help">{t(point ? 'place.picker.help' : 'place.picker.noPin')}</p>
      <PinMap
        className="studio-place-map"
        pinClassName="studio-place-pin"
        locale={toLocale(code)}
        point={point}
        centre={centre ?? null}
        tiles={wantsStreets ? tiles : null}
        label={t('place.picker.map')}
        pinLabel={t('place.picker.pin')}
        onMove={setPoint}
      />
      {wantsStreets && tiles && <p className="studio-place-help">{tiles.attribution}</p>}
      <div className="studio-row">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={!centre}
          onClick={() => centre && setPoint(storedPoint(centre))}
        >
          {t('place.picker.toCentre')}
        </Button>
        {point && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setPoint(null)}>
            {t('place.picker.remove')}
          </Button>
        )}
        {tiles && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setWantsStreets(!wantsStreets)}
          >
            {wantsStreets
              ? t('place.picker.noStreets')
              : t('place.picker.streets', { host: hostOf(tiles.url) })}
          </Button>
        )}
      </div>
      {centre === undefined && <p className="studio-place-help">{t('place.picker.noLocality')}</p>}
      {centre === null && <p className="studio-place-help">{t('place.picker.noCentre')}</p>}
      {!isPublished && (
        <p className="studio-notice studio-place-note" data-tone="warn" role="note">
          {t('place.picker.hidden')}
        </p>
      )}
    </>
  )
}
