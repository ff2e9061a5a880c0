import { toTable } from '../../tests/rig/to-table'
import type { Minute } from './minutes'

const rounded = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : String(Math.round(value))

/** One row a minute. */
export const minuteTable = (minutes: readonly Minute[]): string =>
  toTable(
    [
      'minute',
      'good',
      'refused',
      'cut off',
      'errors',
      'page p95 ms',
      'form p95 ms',
      'save p95 ms',
      'seen after ms',
      'memory MB',
      'lag p99 ms',
      'waiting',
      'fault',
    ],
    minutes.map(({ endings, p95, server, faults }, index) => [
      String(index + 1),
      ...[endings.good, endings.refused, endings.cut, endings.error].map(String),
      ...[p95.page, p95.form, p95.save, p95.shown].map(rounded),
      ...[server?.residentMb, server?.lagMs, server?.waiting].map(rounded),
      faults.join(', '),
    ]),
  )

interface Line {
  name: string
  unit: string
  value: (minute: Minute) => number | null
}

const lines: readonly Line[] = [
  { name: 'memory', unit: 'MB', value: ({ server }) => server?.residentMb ?? null },
  { name: 'lag of the event loop, p99', unit: 'ms', value: ({ server }) => server?.lagMs ?? null },
  { name: 'pages, p95', unit: 'ms', value: ({ p95 }) => p95.page },
  { name: 'forms, p95', unit: 'ms', value: ({ p95 }) => p95.form },
  { name: 'saves of editors, p95', unit: 'ms', value: ({ p95 }) => p95.save },
  { name: 'errors', unit: '', value: ({ endings }) => endings.error },
]

const width = 720
const left = 60
/** Room for the last name of a fault, which is written downwards. */
const right = 50
const panel = { height: 70, gap: 34 }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" ${more}>${escaped(words)}</text>`

/** A line of values from 0 to their highest; a minute without a value is a gap. */
function drawLine({ name, unit, value }: Line, minutes: readonly Minute[], top: number): string {
  const values = minutes.map(value)
  const highest = Math.max(1, ...values.filter((each) => each !== null))
  const bottom = top + panel.height
  const x = (index: number) => left + ((index + 0.5) / minutes.length) * (width - left - right)
  const points = values.flatMap((each, index) =>
    each === null
      ? []
      : [{ index, at: `${x(index).toFixed(1)},${(bottom - (each / highest) * panel.height).toFixed(1)}` }],
  )
  const path = points
    .map(({ index, at }, place) => `${points[place - 1]?.index === index - 1 ? 'L' : 'M'}${at}`)
    .join(' ')
  const dots = points.map(({ at }) => `<circle cx="${at.split(',')[0]}" cy="${at.split(',')[1]}" r="2"/>`)
  return [
    text(left, top - 8, [name, unit && `(${unit})`].filter(Boolean).join(' ')),
    text(left - 6, top + 4, String(Math.round(highest)), 'text-anchor="end"'),
    text(left - 6, bottom + 4, '0', 'text-anchor="end"'),
    `<path d="M${left} ${top}V${bottom}H${width - right}" class="axis"/>`,
    `<path d="${path}" class="line"/>`,
    ...dots,
  ].join('\n')
}

/** Minutes with a fault as bands behind the lines, named at the bottom. */
function drawFaults(minutes: readonly Minute[], bottom: number): string[] {
  const step = (width - left - right) / minutes.length
  return minutes.flatMap(({ faults }, index) => {
    if (faults.length === 0) return []
    const from = left + index * step
    const middle = from + step / 2
    return [
      `<rect x="${from.toFixed(1)}" y="0" width="${step.toFixed(1)}" height="${bottom}" class="fault"/>`,
      text(
        middle,
        bottom + 12,
        faults.join(', '),
        `transform="rotate(60 ${middle.toFixed(0)} ${bottom + 12})"`,
      ),
    ]
  })
}

const styles =
  'svg{font:11px sans-serif;background:#fff}text{fill:#222}.axis{fill:none;stroke:#888}.line{fill:none;stroke:#b00d22;stroke-width:1.5}circle{fill:#b00d22}.fault{fill:#f1e3e6}'

/** Draws the minutes as an SVG, one panel for each figure. */
export function drawMinutes(minutes: readonly Minute[], title: string): string {
  const bottom = 20 + lines.length * (panel.height + panel.gap)
  const height = bottom + (minutes.some(({ faults }) => faults.length > 0) ? 150 : 20)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title><style>${styles}</style><rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawFaults(minutes, bottom),
    ...lines.map((line, index) => drawLine(line, minutes, 30 + index * (panel.height + panel.gap))),
    text(left, height - 6, `minutes 1 to ${minutes.length}`),
    '</svg>',
    '',
  ].join('\n')
}
