/** Colours of the official scales, best to worst, with a text colour of enough contrast. */
const bands: Record<string, { background: string; text: string }> = {
  'A++': { background: '#00724a', text: '#ffffff' },
  'A+': { background: '#007d4f', text: '#ffffff' },
  A: { background: '#1f8a3b', text: '#ffffff' },
  B: { background: '#8bc53f', text: '#0f1a24' },
  C: { background: '#fff04d', text: '#0f1a24' },
  D: { background: '#fcc21c', text: '#0f1a24' },
  E: { background: '#f58220', text: '#0f1a24' },
  F: { background: '#e0401f', text: '#ffffff' },
  G: { background: '#b3161b', text: '#ffffff' },
}

const unknownBand = { background: '#5f6e7d', text: '#ffffff' }

/** @param label a band such as `B`, or a Brussels sub-band such as `C-`, which has the colour of its band */
export const epcColours = (label: string): { background: string; text: string } =>
  bands[label] ?? bands[label.slice(0, 1)] ?? unknownBand

interface EpcScaleProps {
  /** Labels of the region's scale, best to worst. */
  labels: readonly string[]
  current: string
  /** Description of the drawing for screen readers. */
  description: string
  /** Text beside the current arrow: `212 kWh/m².year`. */
  value?: string
  /** The field of the value, in a preview; see `fieldMark`. */
  valueField?: string | undefined
}

/** The region's whole scale as arrows of growing length, with the property's own label highlighted. */
export function EpcScale({ labels, current, description, value, valueField }: EpcScaleProps) {
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
            {isCurrent && (
              <span className="figures text-small font-semibold" data-field={valueField}>
                {value ?? '◂'}
              </span>
            )}
          </div>
        )
      })}
    </figure>
  )
}
