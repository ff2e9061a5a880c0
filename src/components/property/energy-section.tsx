import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/lib/property/property-detail'

import { EpcBadge } from './epc-badge'
import { EpcScale } from './epc-scale'

function Label({ epc, t }: { epc: PropertyDetail['epc']; t: Translator }) {
  if (epc.state === 'requested') return <p>{t('property.epcRequested')}</p>
  if (epc.state === 'notApplicable') return <p>{t('property.epcNotApplicable')}</p>
  if (epc.state !== 'known') return null
  const { label, scale, consumption } = epc
  // A printed label outside the region's scale is shown alone.
  if (!scale.includes(label)) return <EpcBadge label={label} name={t('property.energyLabel')} />
  const description = t('property.epcDescription', { label, best: scale[0] ?? '', worst: scale.at(-1) ?? '' })
  return (
    <EpcScale
      labels={scale}
      current={label}
      description={consumption ? `${description} (${consumption})` : description}
      {...(consumption && { value: consumption })}
    />
  )
}

/** The energy label on its official scale, or the state of the certificate, and the duty to renovate. */
export function EnergySection({ property, t }: { property: PropertyDetail; t: Translator }) {
  const { epc, renovation } = property
  if (epc.state === 'none') return null
  return (
    <section aria-labelledby="energy-label" className="mt-12">
      <h2 id="energy-label" className="mb-4 text-card">
        {t('property.epcTitle')}
      </h2>
      <Label epc={epc} t={t} />
      {renovation && (
        <p className="mt-4 max-w-2xl border-l-4 border-accent pl-4">
          {t('property.renovationNotice', { years: renovation.termInYears, label: renovation.targetLabel })}
        </p>
      )}
    </section>
  )
}
