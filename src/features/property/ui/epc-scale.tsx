import { epcColours } from './epc-colours'

interface EpcScaleProps {
  /** Labels of the region's scale, best to worst. */
  labels: readonly string[]
  current: string
  /** Description of the drawing for screen readers. */
  description: string
  /** Text beside the current arrow: `212 kWh/m².year`. */
  value?: string
}

/** The region's whole scale as arrows of growing length, with the property's own label highlighted. */
export function EpcScale({ labels, current, description, value }: EpcScaleProps) {
  return (
    <figure role="img" aria-label={description} className="max-w-md">
      {labels.map((label, index) => {
        const { background, text } = epcColours(label)
        const width = 34 + (index * 52) / Math.max(1, labels.length - 1)
        const isCurrent = label === current
        return (
          <div key={label} aria-hidden="true" className="mb-1 flex items-center gap-3 print:mb-px">
            <span
              className={isCurrent ? 'epc-scale h-9 text-body print:h-6 print:leading-[1.6]' : 'epc-scale'}
              style={{ backgroundColor: background, color: text, width: `${width}%` }}
            >
              {label}
            </span>
            {isCurrent && <span className="figures text-small font-semibold">{value ?? '◂'}</span>}
          </div>
        )
      })}
    </figure>
  )
}
