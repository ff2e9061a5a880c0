import { EpcBadge } from '@/features/property/ui/epc-badge'
import { EpcScale } from '@/features/property/ui/epc-scale'
import { fieldMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'

/** The field that the label, or the state of the certificate, comes from. */
export function epcFieldOf(epc: PropertyDetail['epc']): string {
  if (epc.state !== 'known') return 'epcState'
  return epc.isComputed ? 'energyPerformance' : 'epcLabelText'
}

function Label({ epc, t }: { epc: PropertyDetail['epc']; t: Translator }) {
  if (epc.state === 'requested') return <p className="font-medium">{t('property.epcRequested')}</p>
  if (epc.state === 'notApplicable') return <p className="font-medium">{t('property.epcNotApplicable')}</p>
  if (epc.state !== 'known') return null
  const { label, scale, consumption } = epc
  // A printed label outside the region's scale, such as a Luxembourg one, is shown alone.
  if (!scale.includes(label)) return <EpcBadge label={label} name={t('property.energyLabel')} />
  const description = t('property.epcDescription', { label, best: scale[0] ?? '', worst: scale.at(-1) ?? '' })
  return (
    <EpcScale
      labels={scale}
      current={label}
      description={consumption ? `${description} (${consumption})` : description}
      {...(consumption && { value: consumption, valueField: fieldMark('energyPerformance') })}
    />
  )
}

/** The energy label on its official scale, or the state of the certificate, and the duty to renovate. */
export function EnergyCertificate({ property, t }: { property: PropertyDetail; t: Translator }) {
  const { epc, renovation } = property
  if (epc.state === 'none') return null
  return (
    <div className="mb-8 lg:mb-0" data-field={fieldMark(epcFieldOf(epc))}>
      <Label epc={epc} t={t} />
      {renovation && (
        <p className="mt-4 max-w-2xl border-l-4 border-accent pl-4">
          {t('property.renovationNotice', { years: renovation.termInYears, label: renovation.targetLabel })}
        </p>
      )}
    </div>
  )
}
