'use client'

import { useState } from 'react'

import { Button, useFormFields, useLocale } from '@payloadcms/ui'

import { isLocale, sourceLocale } from '@/lib/i18n/locales'
import { storedPoint } from '@/lib/map/pin-steps'

import { useStudioText } from '../use-studio-text'
import { PinMap } from './pin-map'
import { placeTexts } from './place-texts'
import { useLocalityCentre, usePoint, useTileSettings } from './use-place'

const hostOf = (url: string): string => /^https?:\/\/(?:\{s\}\.)?([^/]+)/.exec(url)?.[1] ?? ''

/** The map with its buttons; fetched when an editor asks for it. */
export function PlacePanel() {
  const text = useStudioText()
  const { code } = useLocale()
  const isPublished = useFormFields(([fields]) => fields.publishAddress?.value === true)
  const [point, setPoint] = usePoint()
  const centre = useLocalityCentre()
  const tiles = useTileSettings()
  const [wantsStreets, setWantsStreets] = useState(false)
  return (
    <>
      <p className="studio-place-help">{text(point ? placeTexts.help : placeTexts.noPin)}</p>
      <PinMap
        locale={isLocale(code) ? code : sourceLocale}
        point={point}
        centre={centre ?? null}
        tiles={wantsStreets ? tiles : null}
        label={text(placeTexts.map)}
        pinLabel={text(placeTexts.pin)}
        onMove={setPoint}
      />
      {wantsStreets && tiles && <p className="studio-place-help">{tiles.attribution}</p>}
      <div className="studio-place-buttons">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={!centre}
          onClick={() => centre && setPoint(storedPoint(centre))}
        >
          {text(placeTexts.toCentre)}
        </Button>
        {point && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setPoint(null)}>
            {text(placeTexts.remove)}
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
              ? text(placeTexts.noStreets)
              : text(placeTexts.streets, { host: hostOf(tiles.url) })}
          </Button>
        )}
      </div>
      {centre === undefined && <p className="studio-place-help">{text(placeTexts.noLocality)}</p>}
      {centre === null && <p className="studio-place-help">{text(placeTexts.noCentre)}</p>}
      {!isPublished && (
        <p className="studio-place-note" role="note">
          {text(placeTexts.hidden)}
        </p>
      )}
    </>
  )
}
