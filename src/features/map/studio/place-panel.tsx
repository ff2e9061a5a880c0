'use client'

import { useState, useMemo } from 'react'
import { Button, useFormFields, useLocale, useField } from '@payloadcms/ui'

import { toLocale } from '@/lib/i18n/locales'
import { storedPoint, toPoint } from '@/features/map/model/pin-steps'
import { PinMap } from '@/features/map/ui/pin-map'
import { type Streets, useStreets } from '@/features/map/ui/frame/use-streets'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'
import { tileSettingsOf, type StoredTiles } from '@/features/map/model/tile-settings'
import type { MapPoint } from '@/features/listings/model/listing-filters'
import { useStudioData } from '@/studio/use-studio-request'

import './place.css'

/** The coordinates of the form as a point, and their setter. */
function usePoint(): [MapPoint | null, (point: MapPoint | null) => void] {
  const latitude = useField<number | null>({ path: 'latitude' })
  const longitude = useField<number | null>({ path: 'longitude' })
  const set = (point: MapPoint | null) => {
    latitude.setValue(point?.latitude ?? null)
    longitude.setValue(point?.longitude ?? null)
  }
  return [toPoint(latitude.value, longitude.value), set]
}

const centreQuery = { depth: '0', 'select[latitude]': 'true', 'select[longitude]': 'true' }

/** The centre of the chosen locality; null when it is not known, undefined when none is chosen. */
function useLocalityCentre(): MapPoint | null | undefined {
  const id = useFormFields(([fields]) => fields.locality?.value)
  const path = typeof id === 'string' ? `localities/${id}` : null
  const { data } = useStudioData<Record<string, unknown>>(path, { query: centreQuery })
  const centre = useMemo(() => data && toPoint(data.latitude, data.longitude), [data])
  return path === null ? undefined : centre
}

/** The street map of the site's settings; null when there is none. */
function useSiteStreets(): Streets | null {
  const query = { depth: '0', 'select[mapTiles]': 'true' }
  const { data } = useStudioData<{ mapTiles?: StoredTiles | null }>('globals/siteConfig', { query })
  return useStreets(useMemo(() => tileSettingsOf(data?.mapTiles), [data]))
}

/** Where the pictures come from; this site for its own. */
const hostOf = (streets: Streets): string =>
  (streets.kind === 'images' ? streets.host : null) ?? location.host

/** The map with its buttons; loaded when an editor opens it. */
export function PlacePanel() {
  const t = useStudioText()
  const { code } = useLocale()
  const isPublished = useFormFields(([fields]) => fields.publishAddress?.value === true)
  const [point, setPoint] = usePoint()
  const centre = useLocalityCentre()
  const streets = useSiteStreets()
  const [wantsStreets, setWantsStreets] = useState(false)
  return (
    <>
      <p className="studio-muted">{t(point ? 'place.picker.help' : 'place.picker.noPin')}</p>
      <PinMap
        className="studio-place-map"
        pinClassName="studio-place-pin"
        locale={toLocale(code)}
        point={point}
        centre={centre ?? null}
        streets={wantsStreets ? streets : null}
        label={t('place.picker.map')}
        pinLabel={t('place.picker.pin')}
        onMove={setPoint}
      />
      {wantsStreets && streets && <p className="studio-muted">{streets.attribution}</p>}
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
        {streets && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setWantsStreets(!wantsStreets)}
          >
            {wantsStreets
              ? t('place.picker.noStreets')
              : t('place.picker.streets', { host: hostOf(streets) })}
          </Button>
        )}
      </div>
      {centre === undefined && <p className="studio-muted">{t('place.picker.noLocality')}</p>}
      {centre === null && <p className="studio-muted">{t('place.picker.noCentre')}</p>}
      {!isPublished && (
        <Notice tone="warn" role="note">
          {t('place.picker.hidden')}
        </Notice>
      )}
    </>
  )
}
