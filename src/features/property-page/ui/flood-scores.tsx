import { Waves } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'
import { fieldMark } from '@/lib/field-marks'
import type { DescribedFact } from '@/features/property/model/describe-sections'

const classes = ['A', 'B', 'C', 'D'] as const

/** The colour of a class on the small scale, and a text colour with enough contrast. */
const colours = {
  A: { backgroundColor: '#1f8a3b', color: '#ffffff' },
  B: { backgroundColor: '#8bc53f', color: '#0f1a24' },
  C: { backgroundColor: '#fcc21c', color: '#0f1a24' },
  D: { backgroundColor: '#b3161b', color: '#ffffff' },
} as const

/** The value begins with its class: `B: small chance …`. */
const classOf = (value: string) => classes.find((each) => value.startsWith(each))

function Score({ fact }: { fact: DescribedFact }) {
  const current = classOf(fact.value)
  return (
    <div
      className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1 border-b border-line py-3"
      data-field={fieldMark(fact.field)}
    >
      <dt className="col-span-2 text-slate">{fact.label}</dt>
      <dd aria-hidden="true" className="flex gap-px font-bold">
        {classes.map((each) => (
          <span
            key={each}
            className={`inline-flex items-center justify-center ${each === current ? 'size-9' : 'size-7 self-center bg-mist text-small text-steel'}`}
            style={each === current ? colours[each] : undefined}
          >
            {each}
          </span>
        ))}
      </dd>
      <dd className="font-medium">
        {/* Adverts of class D must show the pictogram (facts.md 2.1). */}
        {current === 'D' && <Icon node={Waves} className="mr-2 inline size-5 text-brand" />}
        {fact.value}
      </dd>
    </div>
  )
}

/** The Flemish flood scores of parcel and building, each drawn on its scale. */
export function FloodScores({ facts, t }: { facts: readonly DescribedFact[]; t: Translator }) {
  if (facts.length === 0) return null
  return (
    <div className="mt-8" data-field={fieldMark(facts[0]?.field)}>
      <h3 className="text-card">{t('property.floodTitle')}</h3>
      <p className="mt-1 mb-3 max-w-2xl text-small text-slate">{t('property.floodText')}</p>
      <dl className="grid gap-x-12 border-t border-line md:grid-cols-2">
        {facts.map((fact) => (
          <Score key={fact.field} fact={fact} />
        ))}
      </dl>
    </div>
  )
}
