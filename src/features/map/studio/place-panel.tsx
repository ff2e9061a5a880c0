'use client'

import './place.css'

import { useState } from 'react'

import { Button, useFormFields, useLocale } from '@payloadcms/ui'

import { toLocale } from '@/lib/i18n/locales'
import { storedPoint } from '@/features/map/model/pin-steps'

import { PinMap } from '@/features/map/ui/pin-map'
import type { Streets } from '@/features/map/ui/frame/use-streets'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'
import { useLocalityCentre, usePoint, useSiteStreets } from './use-place'

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
